import { at } from './numbers.ts';

export type Field = (x: number, y: number, z: number) => number;
export type Box = { min: [number, number, number]; max: [number, number, number] };
export type SurfaceMesh = { positions: Float32Array; normals: Float32Array; indices: Uint32Array };

const BLOCK = 6;

/** Surface nets: one vertex per crossed cell, then pulled exactly onto the field's zero with its true normal. */
export function surfaceNets(field: Field, box: Box, step: number): SurfaceMesh {
  const n = [0, 1, 2].map((a) => Math.ceil((at(box.max, a) - at(box.min, a)) / step / BLOCK) * BLOCK + 1);
  const [nx, ny, nz] = [at(n, 0), at(n, 1), at(n, 2)];
  const [x0, y0, z0] = box.min;
  const values = sampled(field, box.min, [nx, ny, nz], step);
  const cell = new Int32Array(nx * ny * nz).fill(-1);
  const points: number[] = [];
  const id = (i: number, j: number, k: number): number => (k * ny + j) * nx + i;
  const corner = [0, 1, nx, nx + 1, nx * ny, nx * ny + 1, nx * ny + nx, nx * ny + nx + 1];

  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        const c = id(i, j, k);
        let signs = 0;
        for (let v = 0; v < 8; v++) if (at(values, c + at(corner, v)) < 0) signs |= 1 << v;
        if (signs === 0 || signs === 255) continue;
        const [fx, fy, fz] = crossing(values, c, corner);
        cell[c] = points.length / 3;
        points.push(x0 + (i + fx) * step, y0 + (j + fy) * step, z0 + (k + fz) * step);
      }

  const indices: number[] = [];
  const quad = (a: number, b: number, c: number, d: number, flip: boolean): void => {
    if (a < 0 || b < 0 || c < 0 || d < 0) return;
    if (flip) indices.push(a, c, b, a, d, c);
    else indices.push(a, b, c, a, c, d);
  };
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        const c = id(i, j, k);
        const here = at(values, c) < 0;
        const [sx, sy, sz] = [1, nx, nx * ny];
        if (here !== at(values, c + sx) < 0)
          quad(at(cell, c), at(cell, c - sy), at(cell, c - sy - sz), at(cell, c - sz), !here);
        if (here !== at(values, c + sy) < 0)
          quad(at(cell, c), at(cell, c - sz), at(cell, c - sx - sz), at(cell, c - sx), !here);
        if (here !== at(values, c + sz) < 0)
          quad(at(cell, c), at(cell, c - sx), at(cell, c - sx - sy), at(cell, c - sy), !here);
      }
  return { ...settled(field, points, step), indices: Uint32Array.from(indices) };
}

function sampled(
  field: Field,
  min: readonly number[],
  n: [number, number, number],
  step: number,
): Float32Array {
  const [nx, ny, nz] = n;
  const [x0 = 0, y0 = 0, z0 = 0] = min;
  const values = new Float32Array(nx * ny * nz).fill(1);
  const reach = BLOCK * step * 0.87 * 1.5;
  for (let k = 0; k < nz; k += BLOCK)
    for (let j = 0; j < ny; j += BLOCK)
      for (let i = 0; i < nx; i += BLOCK) {
        const half = BLOCK / 2;
        const middle = field(x0 + (i + half) * step, y0 + (j + half) * step, z0 + (k + half) * step);
        const far = Math.abs(middle) > reach;
        for (let c = k; c < Math.min(nz, k + BLOCK); c++)
          for (let b = j; b < Math.min(ny, j + BLOCK); b++)
            for (let a = i; a < Math.min(nx, i + BLOCK); a++)
              values[(c * ny + b) * nx + a] = far
                ? middle
                : field(x0 + a * step, y0 + b * step, z0 + c * step);
      }
  return values;
}

const EDGES = [0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 1, 3, 4, 6, 5, 7, 0, 4, 1, 5, 2, 6, 3, 7];

function crossing(values: Float32Array, c: number, corner: readonly number[]): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let e = 0; e < 24; e += 2) {
    const a = at(EDGES, e);
    const b = at(EDGES, e + 1);
    const va = at(values, c + at(corner, a));
    const vb = at(values, c + at(corner, b));
    if (va < 0 === vb < 0) continue;
    const t = va / (va - vb);
    for (let axis = 0; axis < 3; axis++)
      sum[axis as 0 | 1 | 2] += ((a >> axis) & 1) * (1 - t) + ((b >> axis) & 1) * t;
    count++;
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

function settled(
  field: Field,
  points: readonly number[],
  step: number,
): { positions: Float32Array; normals: Float32Array } {
  const positions = Float32Array.from(points);
  const normals = new Float32Array(points.length);
  const h = 0.0015;
  for (let i = 0; i < points.length; i += 3) {
    let [x, y, z] = [at(positions, i), at(positions, i + 1), at(positions, i + 2)];
    let [gx, gy, gz] = [0, 1, 0];
    for (let turn = 0; turn < 3; turn++) {
      if (turn === 2) {
        gx = field(x + h, y, z) - field(x - h, y, z);
        gy = field(x, y + h, z) - field(x, y - h, z);
        gz = field(x, y, z + h) - field(x, y, z - h);
        break;
      }
      const here = field(x, y, z);
      gx = (field(x + h, y, z) - here) / h;
      gy = (field(x, y + h, z) - here) / h;
      gz = (field(x, y, z + h) - here) / h;
      const pull = Math.max(-step, Math.min(step, here)) / Math.max(0.2, gx * gx + gy * gy + gz * gz);
      x -= pull * gx;
      y -= pull * gy;
      z -= pull * gz;
    }
    const length = Math.hypot(gx, gy, gz) || 1;
    positions.set([x, y, z], i);
    normals.set([gx / length, gy / length, gz / length], i);
  }
  return { positions, normals };
}
