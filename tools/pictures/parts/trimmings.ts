import * as THREE from 'three';
import { smax, smin, type Vec3 } from '../body/numbers.ts';
import { rounded } from '../body/outline.ts';
import { cabinHalf, onSide, onTop } from '../body/probe.ts';
import type { Shape } from '../body/shape.ts';
import type { Stencils } from '../body/stencils.ts';
import { type LightUniforms, materialFor } from '../light/materials.ts';
import { loft, meshFromField, roundedBoxDistance, tube } from './solid.ts';

/** What is bolted to the outside of one half: mirror, handles, roof rail, wiper. */
export function trimmings(room: LightUniforms, shape: Shape, stencils: Stencils): THREE.Group {
  const group = new THREE.Group();
  group.add(mirror(room, shape));
  for (const [x, y] of shape.spec.handles) group.add(handle(room, shape, stencils, x, y));
  if (shape.spec.rails) group.add(...rail(room, shape));
  return group;
}

function mirror(room: LightUniforms, shape: Shape): THREE.Group {
  const group = new THREE.Group();
  const corner = shape.spec.panes[0]?.outline[0] ?? [shape.spec.cabin.cowl[0] - 0.18, shape.belt(0.6) + 0.02];
  const tall = shape.spec.sill > 0.2 ? 1.2 : 1;
  const [x, y] = [corner[0] - 0.2, corner[1] + 0.065 * tall];
  const z = onSide(shape, x, corner[1] - 0.05)[2] + 0.135;
  const shell = (px: number, py: number, pz: number): number => {
    const lean = (px - x) * 0.25;
    const body = roundedBoxDistance(
      px,
      py - lean * 0.3,
      pz + lean * 0.5,
      [x, y, z],
      [0.085, 0.072 * tall, 0.115],
      0.05,
    );
    return smax(body, x - 0.035 - px, 0.02);
  };
  const box = {
    min: [x - 0.14, y - 0.14, z - 0.18] as [number, number, number],
    max: [x + 0.14, y + 0.14, z + 0.18] as [number, number, number],
  };
  const cap = meshFromField((px, py, pz) => smax(shell(px, py, pz), y - 0.018 - py, 0.006), box, 0.011);
  const foot = (px: number, py: number, pz: number): number =>
    roundedBoxDistance(px, py, pz, [x + 0.02, y - 0.06 * tall, z - 0.1], [0.045, 0.018, 0.09], 0.016);
  const base = meshFromField(
    (px, py, pz) => smin(smax(shell(px, py, pz), py - y + 0.012, 0.006), foot(px, py, pz), 0.02),
    box,
    0.011,
  );
  group.add(new THREE.Mesh(cap, materialFor(room, { painted: true })));
  group.add(new THREE.Mesh(base, materialFor(room, { colour: '#0e0f10', rough: 0.25 })));
  const glass = new THREE.Mesh(
    new THREE.PlaneGeometry(0.19, 0.105 * tall),
    materialFor(room, { colour: '#9aa3a8', rough: 0.02, metal: 1, open: 0.8 }),
  );
  glass.position.set(x - 0.037, y, z + 0.005);
  glass.rotation.y = -Math.PI / 2;
  group.add(glass);
  return group;
}

function handle(room: LightUniforms, shape: Shape, stencils: Stencils, x: number, y: number): THREE.Mesh {
  const [, , z] = onSide(shape, x, y);
  const lean = onSide(shape, x, y + 0.03)[2] - onSide(shape, x, y - 0.03)[2];
  const along = onSide(shape, x + 0.1, y)[2] - onSide(shape, x - 0.1, y)[2];
  const field = (px: number, py: number, pz: number): number =>
    roundedBoxDistance(px, py, pz, [0, 0, 0], [0.108, 0.0135, 0.011], 0.011);
  const bar = new THREE.Mesh(
    meshFromField(field, { min: [-0.13, -0.03, -0.03], max: [0.13, 0.03, 0.03] }, 0.006),
    materialFor(room, { painted: true, open: 0.95 }),
  );
  bar.position.set(x, y, z + 0.014);
  bar.rotation.set(-lean / 0.06, -along / 0.2, 0);
  stencils.fill(
    'side',
    'gloss',
    rounded(
      [
        [x - 0.085, y - 0.026],
        [x + 0.085, y - 0.026],
        [x + 0.085, y + 0.012],
        [x - 0.085, y + 0.012],
      ],
      0.019,
    ),
  );
  return bar;
}

function rail(room: LightUniforms, shape: Shape): THREE.Mesh[] {
  const { header, rearHeader } = shape.spec.cabin;
  const [from, to] = [rearHeader[0] + 0.12, header[0] - 0.1];
  const foot: Vec3[] = [];
  const top: Vec3[] = [];
  for (let i = 0; i <= 40; i++) {
    const t = i / 40;
    const x = from + (to - from) * t;
    const z = cabinHalf(shape, x, header[1] - 0.03) - 0.075;
    const rise = 0.034 * Math.min(1, Math.sin(t * Math.PI) * 5);
    foot.push(onTop(shape, x, z, -0.004));
    top.push(onTop(shape, x, z, rise));
  }
  const black = materialFor(room, { colour: '#0d0e0f', rough: 0.3 });
  return [
    new THREE.Mesh(tube(top, 0.012), materialFor(room, { colour: '#16171a', rough: 0.28, metal: 0.4 })),
    new THREE.Mesh(loft([foot, top]), black),
  ];
}
