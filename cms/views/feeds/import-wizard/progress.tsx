/** How far a file is on its way; the server works on it from the end of the bar on. */
export function Progress({ label, share }: { label: string; share: number }) {
  return (
    <div className="import-wizard__progress" role="status">
      <span>{label}</span>
      <progress aria-label={label} value={share < 1 ? share : undefined} max={1} />
    </div>
  );
}
