import type { Vec2 } from '../body/numbers.ts';
import type { WheelDesign } from './wheels.ts';

/** All in (s, y): s around the nose from the middle, y in metres above or below the reference edge. */
export type Lamp = {
  outline: readonly Vec2[];
  radius: number;
  depth: number;
  signature: readonly (readonly Vec2[])[];
  /** Projector lenses: (s, y) and how big. */
  bulbs: readonly { at: Vec2; radius: number }[];
  /** Lit ring around each bulb. */
  rings: boolean;
};

export type Opening = {
  outline: readonly Vec2[];
  radius: number;
  depth: number;
  fill: 'slats' | 'bars' | 'mesh' | 'dark';
  frame: 'bright' | 'gloss' | 'none';
};

export type Face = {
  lamps: readonly Lamp[];
  grille: Opening | null;
  intakes: readonly Opening[];
  /** Lit line across the whole nose, at this height. */
  lightBar: number | null;
  plate: number;
  tail: { outline: readonly Vec2[]; radius: number; signature: readonly (readonly Vec2[])[]; bar: boolean };
  wheel: WheelDesign;
  exhaust: boolean;
};

/** Mirrors a half outline, given from the middle outward and back, into a whole one. */
export function mirrored(half: readonly Vec2[]): Vec2[] {
  return [...half, ...half.map(([s, y]): Vec2 => [-s, y]).reverse()];
}
