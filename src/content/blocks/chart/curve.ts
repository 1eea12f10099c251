export type Point = { x: number; y: number };

/** The size of a drawing, in its own units. */
export type Frame = { width: number; height: number };

/** The points in a drawing's own units: the first x at the left edge, zero at the bottom, `top` at the top. */
export function toDrawingUnits(points: readonly Point[], top: number, frame: Frame): Point[] {
  const first = points[0]?.x ?? 0;
  const span = (points.at(-1)?.x ?? 0) - first;
  return points.map(({ x, y }) => ({
    x: span === 0 ? 0 : ((x - first) / span) * frame.width,
    y: frame.height - (y / top) * frame.height,
  }));
}

/**
 * A smooth line through the points as an SVG path. It never swings above or below two neighbours (Fritsch
 * and Carlson's rule), so that a curve does not promise more than was measured.
 */
export function smoothLine(points: readonly Point[]): string {
  const slopes = tangents(points);
  return points
    .map((point, index) => {
      const before = points[index - 1];
      if (!before) return `M${round(point.x)} ${round(point.y)}`;
      const third = (point.x - before.x) / 3;
      const leaving = `${round(before.x + third)} ${round(before.y + third * (slopes[index - 1] ?? 0))}`;
      const arriving = `${round(point.x - third)} ${round(point.y - third * (slopes[index] ?? 0))}`;
      return `C${leaving} ${arriving} ${round(point.x)} ${round(point.y)}`;
    })
    .join('');
}

function tangents(points: readonly Point[]): number[] {
  const secants = points.slice(1).map((point, index) => slope(points[index] ?? point, point));
  return points.map((_, index) => {
    const before = secants[index - 1];
    const after = secants[index];
    if (before === undefined) return after ?? 0;
    if (after === undefined) return before;
    if (before * after <= 0) return 0;
    return (2 * before * after) / (before + after);
  });
}

function slope(from: Point, to: Point): number {
  return to.x === from.x ? 0 : (to.y - from.y) / (to.x - from.x);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The height of the curve at x, interpolated between the two points around it. */
export function heightAt(points: readonly Point[], x: number): number {
  const after = points.findIndex((point) => point.x >= x);
  const right = points[after];
  const left = points[after - 1];
  if (!right) return points.at(-1)?.y ?? 0;
  if (!left || right.x === left.x) return right.y;
  return left.y + ((x - left.x) / (right.x - left.x)) * (right.y - left.y);
}
