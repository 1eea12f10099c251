import { encodeQR } from 'qr';
import { cx } from './class-names.ts';

/** A text, such as an address, for the camera of a phone. Rendered on the server. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={cx('bg-white fill-black', className)}
    >
      <path d={rows.map(rowPath).join('')} />
    </svg>
  );
}

/** Readers need an empty border of four modules. */
const QUIET_MODULES = 4;

/** Dark modules beside each other are one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = row
    .map((dark) => (dark ? '1' : '0'))
    .join('')
    .matchAll(/1+/g);
  return [...runs].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('');
}
