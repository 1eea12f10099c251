import type * as THREE from 'three';
import { bell, smax, smin, smoothstep } from '../body/numbers.ts';
import { meshFromField, roundedBoxDistance } from './solid.ts';

let cached: { seat: THREE.BufferGeometry; head: THREE.BufferGeometry } | undefined;

/** A front seat around its hip point: x forward, y up. Bolsters stand proud, the middle is piped across. */
export function seatShapes(): { seat: THREE.BufferGeometry; head: THREE.BufferGeometry } {
  cached ??= {
    seat: meshFromField(seatField, { min: [-0.5, -0.2, -0.32], max: [0.42, 0.75, 0.32] }, 0.02),
    head: meshFromField(headField, { min: [-0.5, 0.6, -0.2], max: [-0.1, 0.95, 0.2] }, 0.018),
  };
  return cached;
}

/** The backrest leans; a point is turned upright before it is measured. */
function upright(x: number, y: number): [number, number] {
  const a = 0.36;
  return [x * Math.cos(a) + y * Math.sin(a), y * Math.cos(a) - x * Math.sin(a)];
}

function seatField(x: number, y: number, z: number): number {
  const side = Math.abs(z);
  const tilt = y - x * 0.14;
  const wing = smoothstep(0.13, 0.23, side);
  const piping = 0.004 * Math.cos(x * 82) * (1 - wing);
  const cushion =
    roundedBoxDistance(x, tilt - 0.035 * wing, z, [0.08, -0.07, 0], [0.3, 0.085, 0.255], 0.06) +
    piping -
    0.004 * bell(side - 0.15, 0.012);
  const [u, v] = upright(x, y);
  const narrow = 1 + 0.12 * smoothstep(0.25, 0.6, v);
  const ribs = 0.004 * Math.cos(v * 82) * (1 - wing) * smoothstep(0.62, 0.5, v);
  const back =
    roundedBoxDistance(
      u - 0.045 * wing * smoothstep(0.6, 0.3, v),
      v,
      z * narrow,
      [-0.13, 0.28, 0],
      [0.07, 0.35, 0.255],
      0.06,
    ) +
    ribs +
    0.003 * bell(side - 0.15, 0.01);
  const hip = smin(cushion, back, 0.06);
  return smax(hip, -(y + 0.19), 0.02);
}

function headField(x: number, y: number, z: number): number {
  const [u, v] = upright(x, y);
  const pad = roundedBoxDistance(u, v, z, [-0.105, 0.745, 0], [0.045, 0.085, 0.135], 0.042);
  const posts = Math.min(Math.hypot(u + 0.11, z - 0.06), Math.hypot(u + 0.11, z + 0.06)) - 0.008;
  return smin(pad, smax(posts, v - 0.72, 0.01), 0.006);
}
