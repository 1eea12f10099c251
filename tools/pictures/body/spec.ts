import type { Vec2 } from './numbers.ts';

/**
 * A body in metres. x runs forward from the middle of the wheelbase, y up from the ground, z outward.
 * Curves are lists of (x, y) from the tail forward.
 */
export type BodySpec = {
  wheelbase: number;
  overhang: { front: number; rear: number };
  width: number;
  wheel: { radius: number; rim: number; width: number };
  sill: number;
  /** Centre line of bonnet, waist and boot. */
  deck: readonly Vec2[];
  /** The crease the light runs along. */
  shoulder: readonly Vec2[];
  belt: readonly Vec2[];
  crown: number;
  /** Height of the bonnet's front edge, the most forward point, and the tail's edge. */
  nose: { edge: number; tip: number; rake: number };
  tail: { edge: number; rake: number; lip: number };
  cabin: {
    cowl: Vec2;
    header: Vec2;
    roof: readonly Vec2[];
    rearHeader: Vec2;
    rearBase: Vec2;
    tumble: number;
    corner: number;
    bow: number;
  };
  /** Side windows from the front: outline corners and the radius they are rounded with. */
  panes: readonly { outline: readonly Vec2[]; radius: number; tinted: boolean }[];
  doors: readonly (readonly Vec2[])[];
  handles: readonly Vec2[];
  seats: { front: number; rear: number | null; height: number; pedal: number };
  rails: boolean;
  cladding: boolean;
  open: boolean;
  bed: { from: number; to: number; half: number } | null;
  sunroof: readonly [number, number] | null;
};
