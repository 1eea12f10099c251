/** A drawing of closed curves: every step ends in its last two numbers. Q curves come from TrueType. */
export type Step = { to: 'M' | 'L' | 'Q' | 'C'; points: readonly number[] } | { to: 'Z' };
export type Outline = readonly Step[];
export type Box = { left: number; top: number; right: number; bottom: number };

/** Scales (y turned from font's up to the screen's down) and moves. */
export function place(outline: Outline, scale: number, x: number, baseline: number): Outline {
  return outline.map((step) =>
    step.to === 'Z'
      ? step
      : {
          to: step.to,
          points: step.points.map((n, i) => (i % 2 === 0 ? x + n * scale : baseline - n * scale)),
        },
  );
}

export function move(outline: Outline, dx: number): Outline {
  return outline.map((step) =>
    step.to === 'Z' ? step : { to: step.to, points: step.points.map((n, i) => (i % 2 === 0 ? n + dx : n)) },
  );
}

export function boxOf(outlines: readonly Outline[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of outlines.flatMap(pointsAlong)) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

const SAMPLES_PER_CURVE = 16;

/** Points on the curve itself: control points are outside it and would make the box too wide. */
function pointsAlong(outline: Outline): [number, number][] {
  const found: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const step of outline) {
    if (step.to === 'Z') continue;
    const curve: [number, number][] = [[x, y], ...pairs(step.points)];
    const samples = step.to === 'M' || step.to === 'L' ? 1 : SAMPLES_PER_CURVE;
    for (let i = 1; i <= samples; i += 1)
      found.push(step.to === 'M' ? last(curve) : bezier(curve, i / samples));
    [x, y] = last(curve);
  }
  return found;
}

function bezier(points: readonly [number, number][], t: number): [number, number] {
  if (points.length === 1) return last(points);
  const closer = points.slice(1).map(([x, y], i): [number, number] => {
    const [fromX, fromY] = points[i] ?? [x, y];
    return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
  });
  return bezier(closer, t);
}

function last(points: readonly [number, number][]): [number, number] {
  return points.at(-1) ?? [0, 0];
}

export function pairs(numbers: readonly number[]): [number, number][] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);
}
