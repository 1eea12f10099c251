/** Four bay lines running away under a roof, as on the directory of the sites. */
export function Mark({ width = 32 }: { width?: number }) {
  return (
    <svg
      viewBox="0 0 32 24"
      width={width}
      height={width * 0.75}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M2 22 8 2M12 22l2-20M20 22 18 2M30 22 24 2" />
      <path d="M7 2h18" strokeWidth="3" className="forecourt-roof" />
    </svg>
  );
}
