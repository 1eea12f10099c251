import * as THREE from 'three';
import { at } from './numbers.ts';
import type { Shape } from './shape.ts';
import { surfaceNets } from './surface-nets.ts';

export type BodySkin = { whole: THREE.BufferGeometry; glazed: THREE.BufferGeometry };
const cache = new Map<string, BodySkin>();

/** All faces of a body share its metal. */
export function bodySkin(name: string, shape: Shape, step: number): BodySkin {
  const key = `${name} ${step}`;
  const known = cache.get(key);
  if (known) return known;
  for (const old of cache.values()) {
    old.whole.dispose();
    old.glazed.dispose();
  }
  cache.clear();
  const skin = grownSkin(shape, step);
  cache.set(key, skin);
  return skin;
}

/** The right half of the metal. `seam` says how far a point is from where cabin and hull meet. */
function grownSkin(shape: Shape, step: number): BodySkin {
  const { spec, ends, field } = shape;
  const skin = surfaceNets(
    field,
    {
      min: [ends.rear - 0.1, spec.sill - 0.12, -step / 2],
      max: [ends.front + 0.1, 2.1, spec.width / 2 + 0.12],
    },
    step,
  );
  const count = skin.positions.length / 3;
  const seam = new Float32Array(count);
  const open = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const [x, y, z] = [
      at(skin.positions, i * 3),
      at(skin.positions, i * 3 + 1),
      at(skin.positions, i * 3 + 2),
    ];
    if (z < step * 0.5) {
      skin.positions[i * 3 + 2] = 0;
      skin.normals[i * 3 + 2] = 0;
    }
    seam[i] = shape.hull(x, y, z) - shape.cabin(x, y, z);
    open[i] = openness(
      shape,
      [x, y, z],
      [at(skin.normals, i * 3), at(skin.normals, i * 3 + 1), at(skin.normals, i * 3 + 2)],
    );
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.BufferAttribute(skin.positions, 3));
  geometry.setAttribute('normal', new THREE.BufferAttribute(skin.normals, 3));
  geometry.setAttribute('seam', new THREE.BufferAttribute(seam, 1));
  geometry.setAttribute('open', new THREE.BufferAttribute(open, 1));
  geometry.setIndex(new THREE.BufferAttribute(skin.indices, 1));
  const glazed = geometry.clone();
  glazed.setIndex(new THREE.BufferAttribute(mayBeGlass(shape, skin.positions, skin.indices, seam), 1));
  return { whole: geometry, glazed };
}

/** Only cabin, nose and tail carry glass: the rest is spared the second and third pass. */
function mayBeGlass(
  shape: Shape,
  positions: Float32Array,
  indices: Uint32Array,
  seam: Float32Array,
): Uint32Array {
  const keep: number[] = [];
  for (let t = 0; t < indices.length; t += 3) {
    const v = at(indices, t);
    const [x, y] = [at(positions, v * 3), at(positions, v * 3 + 1)];
    const end = x > shape.axles.front + 0.2 || x < shape.axles.rear - 0.1;
    const lamps = end && y > shape.spec.sill + 0.2 && y < shape.spec.cabin.cowl[1] + 0.4;
    if (at(seam, v) > -0.01 || lamps) keep.push(v, at(indices, t + 1), at(indices, t + 2));
  }
  return Uint32Array.from(keep);
}

/** How much of the sky a point of the skin sees, felt along its normal; the ground counts as an obstacle. */
function openness(shape: Shape, p: readonly number[], n: readonly number[]): number {
  const [px = 0, py = 0, pz = 0] = p;
  const [nx = 0, ny = 0, nz = 0] = n;
  let shut = 0;
  for (const [reach, weight] of [
    [0.03, 0.35],
    [0.09, 0.3],
    [0.22, 0.2],
    [0.5, 0.15],
  ] as const) {
    const y = py + ny * reach;
    const free = Math.min(shape.field(px + nx * reach, y, pz + nz * reach), y);
    shut += weight * Math.max(0, 1 - Math.max(0, free) / reach);
  }
  return 1 - shut;
}
