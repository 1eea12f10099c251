/** Four bay lines running away under a roof: the mark of the platform itself. */
export function ForecourtMark({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 32 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className={className}
    >
      <path d="M2 22 8 2M12 22l2-20M20 22 18 2M30 22 24 2" />
      <path d="M7 2h18" strokeWidth="3" className="stroke-accent" />
    </svg>
  );
}
