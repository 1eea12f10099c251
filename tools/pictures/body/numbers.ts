export type Vec2 = readonly [number, number];
export type Vec3 = readonly [number, number, number];

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (v: number, low = 0, high = 1): number => Math.min(high, Math.max(low, v));
export const at = (list: ArrayLike<number>, i: number): number => list[i] ?? 0;

export function smoothstep(from: number, to: number, v: number): number {
  const t = clamp((v - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** A bell of height 1 and the given half width. */
export const bell = (v: number, width: number): number => Math.exp(-((v / width) ** 2));

/** Zero below, the value above, with a soft knee: a crease that still catches light. */
export function knee(v: number, width: number): number {
  if (v > width * 8) return v;
  return width * Math.log1p(Math.exp(v / width));
}

/** Smooth maximum with continuous curvature: the fillet between two sheets of metal. */
export function smax(a: number, b: number, radius: number): number {
  const h = Math.max(radius - Math.abs(a - b), 0) / radius;
  return Math.max(a, b) + (h * h * h * radius) / 6;
}

export const smin = (a: number, b: number, radius: number): number => -smax(-a, -b, radius);
