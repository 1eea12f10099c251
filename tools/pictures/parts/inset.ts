import type * as THREE from 'three';
import type { Vec2, Vec3 } from '../body/numbers.ts';
import { DRUM, type End, onDrum } from '../body/probe.ts';
import type { Shape } from '../body/shape.ts';
import { lathe, loft, tube } from './solid.ts';

/** Openings in nose and tail have walls and a floor; what lies in them has its own depth. */
export class Inset {
  readonly shape: Shape;
  readonly end: End;

  constructor(shape: Shape, end: End) {
    this.shape = shape;
    this.end = end;
  }

  at(s: number, y: number, depth: number): Vec3 {
    return onDrum(this.shape, this.end, s, y, depth);
  }

  walls(outline: readonly Vec2[], depth: number): THREE.BufferGeometry {
    const ring = [...outline, ...outline.slice(0, 1)];
    return loft([
      ring.map(([s, y]) => this.at(s, y, -0.001)),
      ring.map(([s, y]) => this.at(s, y, 0.012)),
      ring.map(([s, y]) => this.at(s * 0.99, y, depth)),
    ]);
  }

  /** Larger than the opening: the skin hides what lies beside it. */
  floor(outline: readonly Vec2[], depth: number): THREE.BufferGeometry {
    const s = outline.map((p) => p[0]);
    const y = outline.map((p) => p[1]);
    const [s0, s1, y0, y1] = [
      Math.min(...s) - 0.01,
      Math.max(...s) + 0.01,
      Math.min(...y) - 0.01,
      Math.max(...y) + 0.01,
    ];
    const rows = Array.from({ length: 9 }, (_, j) => y0 + ((y1 - y0) * j) / 8);
    return loft(
      rows.map((row) => Array.from({ length: 25 }, (_, i) => this.at(s0 + ((s1 - s0) * i) / 24, row, depth))),
    );
  }

  rod(line: readonly Vec2[], depth: number, radius: number): THREE.BufferGeometry {
    return tube(
      line.map(([s, y]) => this.at(s, y, depth)),
      radius,
    );
  }

  /** Slats across an opening, cut to its outline. */
  slats(outline: readonly Vec2[], spacing: number, depth: number, radius: number): THREE.BufferGeometry[] {
    const heights = outline.map((p) => p[1]);
    const [low, high] = [Math.min(...heights), Math.max(...heights)];
    const count = Math.max(1, Math.round((high - low) / spacing));
    return Array.from({ length: count - 1 }, (_, i) => low + ((i + 1) * (high - low)) / count).flatMap(
      (y) => {
        const [from, to] = crossings(outline, y, 1);
        if (from === undefined || to === undefined) return [];
        return [
          this.rod(
            Array.from({ length: 11 }, (_, k): Vec2 => [from + ((to - from) * k) / 10, y]),
            depth,
            radius,
          ),
        ];
      },
    );
  }

  bars(outline: readonly Vec2[], spacing: number, depth: number, radius: number): THREE.BufferGeometry[] {
    const widths = outline.map((p) => p[0]);
    const [left, right] = [Math.min(...widths), Math.max(...widths)];
    const count = Math.max(1, Math.round((right - left) / spacing));
    return Array.from({ length: count - 1 }, (_, i) => left + ((i + 1) * (right - left)) / count).flatMap(
      (s) => {
        const [from, to] = crossings(outline, s, 0);
        if (from === undefined || to === undefined) return [];
        return [
          this.rod(
            [
              [s, from],
              [s, (from + to) / 2],
              [s, to],
            ],
            depth,
            radius,
          ),
        ];
      },
    );
  }

  /** A part turned on the lathe, set into the surface looking outward. */
  set(mesh: THREE.Object3D, s: number, y: number, depth: number): THREE.Object3D {
    mesh.position.set(...this.at(s, y, depth));
    const angle = s / DRUM;
    mesh.rotation.y = this.end === 'front' ? Math.PI / 2 - angle : -Math.PI / 2 + angle;
    return mesh;
  }
}

export function bulb(radius: number): THREE.BufferGeometry {
  const arc = Array.from({ length: 10 }, (_, i): Vec2 => {
    const a = (i / 9) * (Math.PI / 2);
    return [Math.sin(a) * radius, Math.cos(a) * radius * 0.55];
  });
  return lathe(arc, 32);
}

function crossings(outline: readonly Vec2[], level: number, axis: 0 | 1): number[] {
  const other = axis === 1 ? 0 : 1;
  const hits: number[] = [];
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    if (a[axis] < level === b[axis] < level) return;
    hits.push(a[other] + ((level - a[axis]) / (b[axis] - a[axis])) * (b[other] - a[other]));
  });
  hits.sort((p, q) => p - q);
  return hits.length < 2 ? [] : [hits[0] ?? 0, hits[hits.length - 1] ?? 0];
}
