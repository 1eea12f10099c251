interface Props {
  rows: readonly { label: string; value: string }[];
}

export function TermsList({ rows }: Props) {
  return (
    <dl className="border-t border-t-line pt-3 text-size-small num">
      {rows.map(({ label, value }) => (
        <div className="flex justify-between gap-4 py-0.75" key={label}>
          <dt className="text-ink-muted">{label}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
