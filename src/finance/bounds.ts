/** Between which values, and in which steps, something can be set. Steps are counted from the least. */
export type Bounds = { min: number; max: number; step: number };

export function clamp({ min, max }: Bounds, value: number): number {
  return Math.min(max, Math.max(min, value));
}

/** The nearest value a slider stops at. The last stop is the most there is, also where no whole step leads to it. */
export function nearestStep(bounds: Bounds, value: number): number {
  const { min, max, step } = bounds;
  if (value >= max) return max;
  return clamp(bounds, roundToCents(min + Math.round((value - min) / step) * step));
}

/** One stop up or down from wherever a value stands. */
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

/** Pennies add up to figures that are not quite pennies. */
function roundToCents(value: number): number {
  return Math.round(value * 100) / 100;
}
