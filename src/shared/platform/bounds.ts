/** The range and step of a slider. Steps are counted from the minimum. */
export type Bounds = { min: number; max: number; step: number };

export function clamp({ min, max }: Bounds, value: number): number {
  return Math.min(max, Math.max(min, value));
}

/** Rounds to the nearest step. The maximum is a step, even where it is no whole number of steps away. */
export function nearestStep(bounds: Bounds, value: number): number {
  const { min, max, step } = bounds;
  if (value >= max) return max;
  return clamp(bounds, roundToCents(min + Math.round((value - min) / step) * step));
}

/** One step up or down from any value. */
export function nextStep(bounds: Bounds, value: number, direction: 1 | -1): number {
  const { min, step } = bounds;
  const steps = (value - min) / step;
  const next = direction === 1 ? Math.floor(steps + EPSILON) + 1 : Math.ceil(steps - EPSILON) - 1;
  return clamp(bounds, roundToCents(min + next * step));
}

export function isOnStep({ min, step }: Bounds, value: number): boolean {
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < EPSILON;
}

const EPSILON = 1e-6;

/** Floating-point sums of cents are not exact. */
function roundToCents(value: number): number {
  return Math.round(value * 100) / 100;
}
