import * as THREE from 'three';
import type { Vec2, Vec3 } from '../body/numbers.ts';
import { type Box, type Field, surfaceNets } from '../body/surface-nets.ts';

/** Turned on the lathe around z: (radius, z) from the inside out. */
export function lathe(profile: readonly Vec2[], segments = 72): THREE.BufferGeometry {
  const lathe = new THREE.LatheGeometry(
    profile.map(([r, z]) => new THREE.Vector2(r, z)),
    segments,
  );
  return lathe.rotateX(Math.PI / 2);
}

/** Grown from a field: soft, seamless shapes. */
export function meshFromField(field: Field, box: Box, step: number): THREE.BufferGeometry {
  const skin = surfaceNets(field, box, step);
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.BufferAttribute(skin.positions, 3));
  geometry.setAttribute('normal', new THREE.BufferAttribute(skin.normals, 3));
  geometry.setAttribute(
    'uv',
    new THREE.BufferAttribute(new Float32Array((skin.positions.length / 3) * 2), 2),
  );
  geometry.setIndex(new THREE.BufferAttribute(skin.indices, 1));
  return geometry;
}

/** Distance to a box with rounded edges, centred at a given point. */
export function roundedBoxDistance(
  x: number,
  y: number,
  z: number,
  at: Vec3,
  half: Vec3,
  radius: number,
): number {
  const dx = Math.abs(x - at[0]) - half[0] + radius;
  const dy = Math.abs(y - at[1]) - half[1] + radius;
  const dz = Math.abs(z - at[2]) - half[2] + radius;
  const out = Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0));
  return out + Math.min(Math.max(dx, dy, dz), 0) - radius;
}

/** A bar with a rounded section along a path. */
export function tube(path: readonly Vec3[], radius: number, closed = false): THREE.BufferGeometry {
  const line = new THREE.CatmullRomCurve3(
    path.map((p) => new THREE.Vector3(...p)),
    closed,
    'catmullrom',
    0.2,
  );
  return new THREE.TubeGeometry(line, Math.max(16, path.length * 2), radius, 8, closed);
}

/** A sheet between two edges given point by point. */
export function loft(edges: readonly (readonly Vec3[])[]): THREE.BufferGeometry {
  const columns = edges[0]?.length ?? 0;
  const positions: number[] = [];
  const uv: number[] = [];
  const indices: number[] = [];
  edges.forEach((edge, row) => {
    edge.forEach((p, column) => {
      positions.push(...p);
      uv.push(column / Math.max(1, columns - 1), row / Math.max(1, edges.length - 1));
      if (row === 0 || column === 0) return;
      const d = row * columns + column;
      indices.push(d - columns - 1, d - columns, d, d - columns - 1, d, d - 1);
    });
  });
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  return geometry;
}
