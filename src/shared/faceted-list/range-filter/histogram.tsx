import { type Bounds, percentScale, type RangeEnds } from './range-rules.ts';

const HEIGHT = 100;
const GAP = 0.8;
const LOWEST = 3;

/** From `min` up to, but not with, `max`. */
export type Bucket = { readonly min: number; readonly max: number; readonly count: number };

interface Props {
  bounds: Bounds;
  buckets: readonly Bucket[];
  ends: RangeEnds;
}

/** How many there are at each price, on the scale of the slider below. */
export function Histogram({ bounds, buckets, ends }: Props) {
  if (buckets.length === 0) return null;
  const place = percentScale(bounds);
  const most = Math.max(1, ...buckets.map(({ count }) => count));
  return (
    <svg
      className="histogram with-script"
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {buckets.map(({ min, max, count }) => {
        const left = place(min);
        const height = count === 0 ? 0 : Math.max(LOWEST, (count / most) * HEIGHT);
        const middle = (Math.max(min, bounds.min) + Math.min(max, bounds.max)) / 2;
        return (
          <rect
            key={min}
            x={left}
            y={HEIGHT - height}
            width={Math.max(0, place(max) - left - GAP)}
            height={height}
            data-within={(middle >= ends.from && middle <= ends.to) || undefined}
          />
        );
      })}
    </svg>
  );
}
