/** For a parking space that has no picture of a car: the same view, as a drawing. */
export function CarFront({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 120 96"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className={className}
    >
      <path d="M28 40 38 15c1.5-4 4-6 8-6.3 9-.9 19-.9 28 0 4 .3 6.5 2.3 8 6.3l10 25" />
      <path d="M18 84V58c0-9 4-16 11-18 20-4 42-4 62 0 7 2 11 9 11 18v26" />
      <path d="M18 74h84M12 36l10 6M108 36l-10 6M18 84v6h14v-6M88 84v6h14v-6" />
      <circle cx="31" cy="56" r="6" />
      <circle cx="89" cy="56" r="6" />
      <path d="M44 56h32M47 66h26v8H47z" />
    </svg>
  );
}
