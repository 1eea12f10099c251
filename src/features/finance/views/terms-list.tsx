interface Props {
  rows: readonly { label: string; value: string }[];
}

export function TermsList({ rows }: Props) {
  return (
    <dl className="finance__terms num">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
