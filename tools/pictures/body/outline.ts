import { lerp, type Vec2 } from './numbers.ts';

/** A polygon with its corners rounded, as a fine closed polyline. */
export function rounded(corners: readonly Vec2[], radius: number): Vec2[] {
  const out: Vec2[] = [];
  const n = corners.length;
  for (let i = 0; i < n; i++) {
    const before = corners[(i + n - 1) % n] ?? [0, 0];
    const here = corners[i] ?? [0, 0];
    const after = corners[(i + 1) % n] ?? [0, 0];
    const a = towards(here, before, radius);
    const b = towards(here, after, radius);
    for (let k = 0; k <= 8; k++) {
      const t = k / 8;
      out.push([
        (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * here[0] + t * t * b[0],
        (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * here[1] + t * t * b[1],
      ]);
    }
  }
  return densified(out);
}

function towards(from: Vec2, to: Vec2, distance: number): Vec2 {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const t = Math.min(0.5, distance / length);
  return [lerp(from[0], to[0], t), lerp(from[1], to[1], t)];
}

function densified(points: readonly Vec2[]): Vec2[] {
  return points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    const parts = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.03));
    return Array.from(
      { length: parts },
      (_, k): Vec2 => [lerp(a[0], b[0], k / parts), lerp(a[1], b[1], k / parts)],
    );
  });
}

/** An open line made smooth through its points. */
export function flowing(points: readonly Vec2[], steps = 10): Vec2[] {
  const out: Vec2[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const b = points[i] ?? [0, 0];
    const c = points[i + 1] ?? b;
    const a = points[i - 1] ?? b;
    const d = points[i + 2] ?? c;
    for (let k = 0; k < steps; k++) out.push(spline(a, b, c, d, k / steps));
  }
  const last = points[points.length - 1];
  return last ? [...out, last] : out;
}

function spline(a: Vec2, b: Vec2, c: Vec2, d: Vec2, t: number): Vec2 {
  const one = (p: number, q: number, r: number, s: number): number =>
    q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
  return [one(a[0], b[0], c[0], d[0]), one(a[1], b[1], c[1], d[1])];
}
