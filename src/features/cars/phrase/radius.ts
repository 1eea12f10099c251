import type { DistanceUnit } from '../list/near.ts';

/** How far from a place that is named before or behind it. */
export type Radius = {
  radius: number;
  unit: DistanceUnit;
  /** A word says that it is a distance to a place; without one it may still be an amount. */
  isSaid: boolean;
  length: number;
};
