import type { HistogramFacet } from './port.ts';

const BUCKETS = 20;

/** At least 1, and round (1, 2 or 5 and zeros), so that some twenty steps span the range. */
export function bucketStep(min: number, max: number): number {
  const rough = (max - min) / BUCKETS;
  if (rough <= 1) return 1;
  const zeros = 10 ** Math.floor(Math.log10(rough));
  const leading = [1, 2, 5, 10].find((round) => round * zeros >= rough) ?? 10;
  return leading * zeros;
}

export function emptyHistogram(name: string): HistogramFacet {
  return { name, type: 'histogram', min: null, max: null, count: 0, values: [] };
}

/** Buckets start at multiples of the step; `counts` begins with the bucket of `min`. */
export function histogram(name: string, min: number, max: number, counts: ArrayLike<number>): HistogramFacet {
  const step = bucketStep(min, max);
  const first = Math.floor(min / step);
  const values = Array.from(counts, (count, at) => ({
    min: (first + at) * step,
    max: (first + at + 1) * step,
    count,
  }));
  return {
    name,
    type: 'histogram',
    min,
    max,
    count: values.reduce((sum, { count }) => sum + count, 0),
    values,
  };
}

export function bucketCount(min: number, max: number): number {
  const step = bucketStep(min, max);
  return Math.floor(max / step) - Math.floor(min / step) + 1;
}
