type Props = { label: string; value: string; action: string; onClick: () => void };

/** What was chosen, and the link that takes it back. */
export function PickedLine({ label, value, action, onClick }: Props) {
  return (
    <div className="picked-line">
      <p>
        <small>{label}</small> <b>{value}</b>
      </p>
      <button type="button" className="text-link" onClick={onClick}>
        {action}
      </button>
    </div>
  );
}
