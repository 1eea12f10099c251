type Props = { label: string; value: string; action: string; onClick: () => void };

/** What was chosen, and the link that takes it back. */
export function PickedLine({ label, value, action, onClick }: Props) {
  return (
    <div className="picked-line flex min-h-17 items-center justify-between gap-3 border-b border-b-line [&_small]:block [&_small]:text-size-small [&_small]:text-ink-muted">
      <p>
        <small>{label}</small> <b>{value}</b>
      </p>
      <button type="button" className="text-link" onClick={onClick}>
        {action}
      </button>
    </div>
  );
}
