import { at, clamp, lerp, type Vec2 } from './numbers.ts';

export type Curve = (v: number) => number;
const STEPS = 400;

/** A draughtsman's spline: the polyline through the points, bent by three passes of a soft brush. */
export function curve(points: readonly Vec2[], softness: number): Curve {
  const first = points[0] ?? [0, 0];
  const last = points[points.length - 1] ?? first;
  const from = first[0] - 0.4;
  const span = last[0] + 0.4 - from;
  let table = Float64Array.from({ length: STEPS + 1 }, (_, i) => polyline(points, from + (i / STEPS) * span));
  const reach = Math.max(1, Math.round(((softness / span) * STEPS) / 2));
  for (let pass = 0; pass < 3; pass++) table = blurred(table, reach);
  return (v) => {
    const f = clamp(((v - from) / span) * STEPS, 0, STEPS - 1e-6);
    const i = Math.floor(f);
    return cubic(
      at(table, Math.max(0, i - 1)),
      at(table, i),
      at(table, i + 1),
      at(table, Math.min(STEPS, i + 2)),
      f - i,
    );
  };
}

function polyline(points: readonly Vec2[], v: number): number {
  const first = points[0] ?? [0, 0];
  const second = points[1] ?? first;
  if (v <= first[0]) return first[1] + (v - first[0]) * slope(first, second);
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] ?? first;
    const b = points[i] ?? first;
    if (v <= b[0]) return lerp(a[1], b[1], (v - a[0]) / (b[0] - a[0]));
  }
  const a = points[points.length - 2] ?? first;
  const b = points[points.length - 1] ?? first;
  return b[1] + (v - b[0]) * slope(a, b);
}

const slope = (a: Vec2, b: Vec2): number => (b[0] === a[0] ? 0 : (b[1] - a[1]) / (b[0] - a[0]));

function blurred(table: Float64Array, reach: number): Float64Array<ArrayBuffer> {
  return Float64Array.from(table, (_, i) => {
    let sum = 0;
    // At the ends the brush narrows, so that a curve leaves through its last point.
    const r = Math.min(reach, i, STEPS - i);
    for (let k = -r; k <= r; k++) sum += at(table, i + k);
    return sum / (2 * r + 1);
  });
}

function cubic(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}
