import { type Curve, curve } from './curve.ts';
import { bell, clamp, knee, smax, smin, smoothstep, type Vec2 } from './numbers.ts';
import type { BodySpec } from './spec.ts';

/** A body as a field: negative inside the metal, zero on the skin. All surfaces meet in soft fillets. */
export type Shape = {
  spec: BodySpec;
  axles: { front: number; rear: number };
  ends: { front: number; rear: number };
  arch: number;
  deck: Curve;
  belt: Curve;
  shoulder: Curve;
  field: (x: number, y: number, z: number) => number;
  hull: (x: number, y: number, z: number) => number;
  cabin: (x: number, y: number, z: number) => number;
};

export function buildShape(spec: BodySpec): Shape {
  const front = spec.wheelbase / 2;
  const rear = -front;
  const ends = { front: front + spec.overhang.front, rear: rear - spec.overhang.rear };
  const arch = spec.wheel.radius + (spec.cladding ? 0.058 : 0.046);
  const deck = curve(spec.deck, 0.2);
  const belt = curve(spec.belt, 0.2);
  const shoulder = curve(spec.shoulder, 0.3);
  const half = spec.width / 2;

  const noseSet = curve(noseSection(spec), 0.07);
  const tailSet = curve(tailSection(spec), spec.tail.lip > 0 ? 0.045 : 0.07);

  const plan = (x: number): number => {
    const f = clamp((x - front * 0.55) / (ends.front - front * 0.55), 0, 1.2);
    const r = clamp((rear * 0.5 - x) / (rear * 0.5 - ends.rear), 0, 1.2);
    return half * (1 - 0.075 * f ** 2.2 - 0.055 * r ** 2.2);
  };

  const side = (x: number, y: number): number => {
    const top = shoulder(x);
    const t = (y - spec.sill) / (top - spec.sill);
    const doors =
      smoothstep(rear + arch - 0.05, rear + arch + 0.5, x) *
      smoothstep(front - arch + 0.05, front - arch - 0.5, x);
    let z = plan(x);
    z -= 0.085 * clamp((0.34 - t) / 0.34, 0, 2) ** 2;
    z -= 0.034 * bell(t - 0.42, 0.22) * doors;
    z += 0.014 * bell(t - 0.13, 0.1) * doors;
    z -= 0.5 * knee(y - top, 0.013) + 0.08 * knee(y - top - 0.06, 0.03);
    z -= 0.06 * knee(top - y, 0.02) * clamp(1 - t);
    for (const axle of [front, rear]) {
      const away = Math.hypot(x - axle, y - spec.wheel.radius) - arch;
      z += (axle === rear ? 0.026 : 0.022) * bell(away, 0.13) * smoothstep(top + 0.05, top - 0.12, y);
      z += 0.007 * bell(away, 0.022);
    }
    return z;
  };

  const crownAt = (x: number, z: number): number => {
    const bonnet = smoothstep(spec.cabin.cowl[0] - 0.1, spec.cabin.cowl[0] + 0.25, x);
    const rib = half * (0.5 + 0.12 * clamp((spec.cabin.cowl[0] + 0.9 - x) / 0.9));
    return spec.crown * z * z - bonnet * 0.011 * (1 - smoothstep(-0.1, 0.06, z - rib) * 1.4);
  };

  const hull = (x: number, y: number, z: number): number => {
    const q = Math.abs(z) / half;
    const top = (y - deck(x) + crownAt(x, Math.abs(z))) * 0.97;
    const flank = Math.abs(z) - side(x, y);
    const bow = spec.open || spec.cabin.tumble > 0.3 ? 0.3 : 0.24;
    const nose = (x - ends.front + noseSet(y) + bow * q ** 2.3) * (1 - 0.24 * clamp(q));
    const tail = (ends.rear + tailSet(y) + 0.2 * q ** 2.4 - x) * (1 - 0.16 * clamp(q));
    const floor =
      spec.sill +
      0.1 * smoothstep(rear - 0.25, ends.rear, x) +
      0.045 * smoothstep(front + 0.3, ends.front, x) -
      y;
    const body = smax(top, flank, 0.085);
    return smax(smax(smax(body, nose, 0.075), tail, 0.07), floor, 0.05);
  };

  const roof = curve(spec.cabin.roof, 0.5);
  const screen = leaning(spec.cabin.cowl, spec.cabin.header);
  const back = leaning(spec.cabin.rearBase, spec.cabin.rearHeader);
  const cabin = (x: number, y: number, z: number): number => {
    const w = Math.abs(z);
    const b = belt(x);
    const lean = spec.cabin.tumble * (y - b) + 0.1 * Math.max(0, y - b) ** 2;
    const taper =
      0.05 * smoothstep(spec.cabin.header[0], spec.cabin.cowl[0], x) + 0.07 * smoothstep(-0.3, ends.rear, x);
    const flank = (w - (side(x, Math.min(y, b)) - 0.022 - taper - lean)) * 0.93;
    const top = y - roof(x) + 0.075 * w * w;
    const bowed = spec.cabin.bow * w * w;
    const windscreen = screen(x + bowed, y, 0.1);
    const rearGlass = -back(x - bowed * 0.75, y, -0.07);
    const sides = smax(top, flank, spec.cabin.corner);
    const foot = b - 0.12 - y;
    return smax(smax(smax(sides, windscreen, 0.11), rearGlass, 0.11), foot, 0.04);
  };

  const field = (x: number, y: number, z: number): number => smin(hull(x, y, z), cabin(x, y, z), 0.035);
  return { spec, axles: { front, rear }, ends, arch, deck, belt, shoulder, field, hull, cabin };
}

/** Signed distance to a leaning pane, positive in front of it, bellied by `belly` at mid height. */
function leaning(base: Vec2, top: Vec2): (x: number, y: number, belly: number) => number {
  const dx = top[0] - base[0];
  const dy = top[1] - base[1];
  const length = Math.hypot(dx, dy);
  return (x, y, belly) => {
    const along = ((x - base[0]) * dx + (y - base[1]) * dy) / length / length;
    const across = ((x - base[0]) * dy - (y - base[1]) * dx) / length;
    return across - belly * length * 0.6 * along * (1 - along);
  };
}

function noseSection(spec: BodySpec): Vec2[] {
  const { edge, tip, rake } = spec.nose;
  return [
    [spec.sill - 0.1, 0.16],
    [spec.sill + 0.05, 0.06],
    [tip - 0.14, 0.012],
    [tip, 0],
    [edge - 0.08, rake * 0.45],
    [edge, rake],
    [edge + 0.15, rake + 0.12],
  ];
}

function tailSection(spec: BodySpec): Vec2[] {
  const { edge, rake, lip } = spec.tail;
  return [
    [spec.sill - 0.05, 0.2],
    [spec.sill + 0.12, 0.06],
    [spec.sill + 0.24, 0],
    [spec.sill + 0.36, 0.012],
    [spec.sill + 0.44, 0.05],
    [edge - 0.14, rake * 0.6 + 0.05 + lip],
    [edge, rake + 0.02],
    [edge + 0.1, rake + 0.06],
  ];
}
