import type { OpenRange } from '../../../shared/search/open-range.ts';
import type { HistogramBucket } from '../../../shared/search/port.ts';

/** A range in another unit, in whole numbers; one that was typed is never narrowed. */
export function scaledRange(range: OpenRange | undefined, scale: number): OpenRange | undefined {
  if (!range || scale === 1) return range;
  const { from, to } = range;
  return {
    ...(from !== undefined && { from: Math.floor(rounded(from * scale)) }),
    ...(to !== undefined && { to: Math.ceil(rounded(to * scale)) }),
  };
}

/** 1234.5 × 0.1 is 123.45000000000002 to a computer. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

export function scaledBuckets(
  buckets: readonly HistogramBucket[],
  scale: number,
): readonly HistogramBucket[] {
  if (scale === 1) return buckets;
  return buckets.map(({ min, max, count }) => ({ min: min * scale, max: max * scale, count }));
}
