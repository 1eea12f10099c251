/**
 * A blur placeholder until the picture is loaded (GAL-11). It is an element beside the picture, not its
 * background: cars are cut out, and through the glass it would be seen for ever. Whoever shows it takes it away.
 */
export function Blur({ of }: { of: string }) {
  return (
    <img
      src={of}
      alt=""
      aria-hidden="true"
      data-blur=""
      className="gallery-blur pointer-events-none absolute inset-0 size-full object-cover [filter:blur(12px)] noscript:hidden"
    />
  );
}
