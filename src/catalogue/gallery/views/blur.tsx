/**
 * What a picture looks like from afar, until it has come (GAL-11). It lies beside the picture, not behind it as a
 * background: cars are cut out, and through the glass it would be seen for ever. Whoever shows it takes it away.
 */
export function Blur({ of }: { of: string }) {
  return <img src={of} alt="" aria-hidden="true" data-blur="" className="gallery-blur" />;
}
