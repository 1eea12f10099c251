import * as THREE from 'three';
import type { Vec2 } from '../body/numbers.ts';
import { flowing, rounded } from '../body/outline.ts';
import type { Shape } from '../body/shape.ts';
import type { Stencils } from '../body/stencils.ts';
import { type LightUniforms, materialFor } from '../light/materials.ts';
import type { Face } from './face.ts';
import { Inset } from './inset.ts';
import { type PlateCorners, plate } from './plate.ts';

type Fit = (p: Vec2) => Vec2;

/** Rear lamps, tailgate, diffuser and plate. Work vehicles have their lamps upright at the corners. */
export function tail(
  room: LightUniforms,
  shape: Shape,
  stencils: Stencils,
  face: Face,
): { half: THREE.Group; middle: THREE.Group; plate: PlateCorners } {
  const half = new THREE.Group();
  const middle = new THREE.Group();
  const inset = new Inset(shape, 'rear');
  const wide = shape.spec.width / 1.86;
  const edge = shape.spec.tail.edge - (shape.spec.tail.lip > 0 ? 0.055 : 0.02);
  const toFace: Fit = ([s, y]) => [s * wide, edge + y * 1.15];
  const upright = isUpright(shape);
  const outline = upright ? uprightOutline(wide, edge) : face.tail.outline.map(toFace);
  const signature = upright
    ? uprightSignature(wide, edge)
    : face.tail.signature.map((line) => line.map(toFace));
  half.add(rearLamp(room, inset, stencils, rounded(outline, upright ? 0.025 : face.tail.radius), signature));
  if (face.tail.bar && !upright) half.add(lightBar(room, inset, stencils, face, toFace));
  drawGate(stencils, shape, upright, edge, wide);
  drawBumper(stencils, shape);
  const plateAt = shape.spec.tail.lip > 0 || upright ? edge - 0.26 : edge - 0.24;
  const { part, corners } = plate(room, inset, Math.max(plateAt, shape.spec.sill + 0.3));
  middle.add(part);
  if (face.exhaust && !upright) half.add(exhaust(room, inset, shape));
  return { half, middle, plate: corners };
}

const isUpright = (shape: Shape): boolean => shape.spec.bed !== null || shape.spec.cabin.tumble < 0.2;

function uprightOutline(wide: number, edge: number): Vec2[] {
  return [
    [0.86 * wide, edge - 0.02],
    [0.97 * wide, edge - 0.01],
    [1.0 * wide, edge - 0.36],
    [0.88 * wide, edge - 0.37],
  ];
}

function uprightSignature(wide: number, edge: number): Vec2[][] {
  return [
    [
      [0.9 * wide, edge - 0.05],
      [0.95 * wide, edge - 0.05],
      [0.97 * wide, edge - 0.32],
      [0.905 * wide, edge - 0.33],
      [0.9 * wide, edge - 0.06],
    ],
  ];
}

function rearLamp(
  room: LightUniforms,
  inset: Inset,
  stencils: Stencils,
  outline: readonly Vec2[],
  signature: readonly (readonly Vec2[])[],
): THREE.Group {
  const group = new THREE.Group();
  stencils.fill('rear', 'glass', outline);
  stencils.line('rear', 'groove', outline, 0.006, true);
  const housing = materialFor(room, { colour: '#2a0507', rough: 0.3, metal: 0.3, open: 0.9 });
  const led = materialFor(room, { colour: '#ff2018', glow: [4.6, 0.16, 0.1] });
  group.add(
    new THREE.Mesh(inset.walls(outline, 0.045), housing),
    new THREE.Mesh(inset.floor(outline, 0.045), housing),
  );
  for (const line of signature) group.add(new THREE.Mesh(inset.rod(flowing(line, 4), 0.014, 0.0062), led));
  return group;
}

function lightBar(
  room: LightUniforms,
  inset: Inset,
  stencils: Stencils,
  face: Face,
  toFace: Fit,
): THREE.Mesh {
  const first = face.tail.signature[0]?.[0] ?? [0.4, -0.08];
  const line = Array.from(
    { length: 10 },
    (_, i): Vec2 => toFace([(i / 9) * (first[0] + 0.02), first[1] - 0.004 * (1 - i / 9)]),
  );
  stencils.line('rear', 'gloss', line, 0.034);
  return new THREE.Mesh(
    inset.rod(line, -0.001, 0.0045),
    materialFor(room, { colour: '#ff2018', glow: [3.4, 0.12, 0.08] }),
  );
}

function drawGate(stencils: Stencils, shape: Shape, upright: boolean, edge: number, wide: number): void {
  const low = shape.spec.sill + 0.43;
  const gap = 0.0065;
  if (upright && !shape.spec.bed) {
    stencils.line(
      'rear',
      'groove',
      [
        [0, shape.spec.sill + 0.18],
        [0, 2],
      ],
      0.009,
    );
    stencils.line(
      'rear',
      'groove',
      flowing([
        [0, shape.spec.sill + 0.2],
        [0.8 * wide, shape.spec.sill + 0.21],
        [0.83 * wide, edge],
        [0.78 * wide, 1.8],
      ]),
      gap,
    );
    return;
  }
  if (shape.spec.bed) {
    stencils.line(
      'rear',
      'groove',
      flowing([
        [0, low - 0.02],
        [0.78 * wide, low],
        [0.83 * wide, low + 0.05],
        [0.84 * wide, edge + 0.05],
      ]),
      gap,
    );
    stencils.fill(
      'rear',
      'gloss',
      rounded(
        [
          [0, edge - 0.12],
          [0.09, edge - 0.12],
          [0.09, edge - 0.07],
          [0, edge - 0.07],
        ],
        0.015,
      ),
    );
    return;
  }
  const shoulder: Vec2[] =
    shape.spec.tail.lip > 0
      ? [[0.74 * wide, edge + 0.05]]
      : [
          [0.82 * wide, edge - 0.02],
          [0.8 * wide, edge + 0.2],
        ];
  stencils.line(
    'rear',
    'groove',
    flowing([
      [0, low],
      [0.56 * wide, low + 0.005],
      [0.66 * wide, low + 0.05],
      [0.72 * wide, edge - 0.12],
      ...shoulder,
    ]),
    gap,
  );
}

function drawBumper(stencils: Stencils, shape: Shape): void {
  const { sill, cladding } = shape.spec;
  const high = sill + (cladding ? 0.3 : 0.2);
  stencils.fill('rear', 'plastic', [
    [0, 0],
    [0, high],
    [0.55, high],
    [0.68, high - 0.05],
    [1.0, high - (cladding ? 0.02 : 0.06)],
    [1.7, sill + (cladding ? 0.12 : 0.06)],
    [1.7, 0],
  ]);
  stencils.line(
    'rear',
    'groove',
    flowing([
      [0, sill + 0.42],
      [0.6, sill + 0.42],
      [1.0, sill + 0.41],
      [1.5, sill + 0.42],
    ]),
    0.004,
  );
}

function exhaust(room: LightUniforms, inset: Inset, shape: Shape): THREE.Mesh {
  const y = shape.spec.sill + 0.135;
  const line: Vec2[] = [
    [0.5, y],
    [0.58, y],
    [0.66, y],
  ];
  return new THREE.Mesh(
    inset.rod(line, 0.0, 0.018),
    materialFor(room, { colour: '#8a8e92', rough: 0.2, metal: 1, open: 0.7 }),
  );
}
