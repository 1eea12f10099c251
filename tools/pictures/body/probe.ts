import type { Vec3 } from './numbers.ts';
import type { Shape } from './shape.ts';

/** The nose and the tail are read on a drum: `s` runs around it, so that a lamp wraps the corner unstretched. */
export const DRUM = 1.15;
export type End = 'front' | 'rear';

export function drumAxis(shape: Shape, end: End): number {
  return end === 'front' ? shape.ends.front - DRUM : shape.ends.rear + DRUM;
}

/** The point of the skin at (s, y) on the drum, sunk inward by `depth`. */
export function onDrum(shape: Shape, end: End, s: number, y: number, depth = 0): Vec3 {
  const angle = s / DRUM;
  const ahead = end === 'front' ? 1 : -1;
  const axis = drumAxis(shape, end);
  const [cx, cz] = [Math.cos(angle) * ahead, Math.sin(angle)];
  const r = root((t) => shape.field(axis + cx * t, y, Math.abs(cz * t)), 0.5, 1.7) - depth;
  return [axis + cx * r, y, cz * r];
}

export function onSide(shape: Shape, x: number, y: number, out = 0): Vec3 {
  return [x, y, root((t) => shape.field(x, y, t), 0.2, 1.2) + out];
}

export function onTop(shape: Shape, x: number, z: number, out = 0): Vec3 {
  return [x, root((t) => shape.field(x, t, z), 0.5, 2.2) + out, z];
}

/** Cabin half width at a height; -1 where there is no cabin. */
export function cabinHalf(shape: Shape, x: number, y: number): number {
  return root((t) => shape.cabin(x, y, t), 0.05, 1.2);
}

function root(inside: (t: number) => number, low: number, high: number): number {
  let [a, b] = [low, high];
  for (let i = 0; i < 26; i++) {
    const middle = (a + b) / 2;
    if (inside(middle) < 0) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
}
