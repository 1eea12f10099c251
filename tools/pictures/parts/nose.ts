import * as THREE from 'three';
import type { Vec2 } from '../body/numbers.ts';
import { flowing, rounded } from '../body/outline.ts';
import type { Shape } from '../body/shape.ts';
import type { Stencils } from '../body/stencils.ts';
import { type LightUniforms, materialFor } from '../light/materials.ts';
import type { Face, Lamp, Opening } from './face.ts';
import { bulb, Inset } from './inset.ts';
import { type PlateCorners, plate } from './plate.ts';
import { lathe } from './solid.ts';

/** Draws the nose onto the stencils and builds what lies behind them. `half` is mirrored by the caller. */
export function nose(
  room: LightUniforms,
  shape: Shape,
  stencils: Stencils,
  face: Face,
): { half: THREE.Group; middle: THREE.Group; plate: PlateCorners } {
  const half = new THREE.Group();
  const middle = new THREE.Group();
  const inset = new Inset(shape, 'front');
  const toFace = fitted(shape);
  for (const lamp of face.lamps) half.add(headlamp(room, inset, stencils, lamp, toFace));
  if (face.grille) middle.add(opening(room, inset, stencils, face.grille, toFace));
  for (const intake of face.intakes)
    (centred(intake) ? middle : half).add(opening(room, inset, stencils, intake, toFace));
  if (face.lightBar !== null) half.add(lightBar(room, inset, stencils, toFace, face.lightBar));
  const { part, corners } = plate(room, inset, toFace([0, face.plate])[1]);
  middle.add(part);
  const chin = shape.spec.sill + 0.1;
  stencils.fill('front', 'plastic', [
    [0, 0],
    [0, chin - 0.02],
    [0.7, chin - 0.01],
    [1.7, chin],
    [1.7, 0],
  ]);
  return { half, middle, plate: corners };
}

type Fit = (p: Vec2) => Vec2;

/** Faces are drawn for a car 1.86 m wide with 0.5 m between sill and bonnet; others stretch them. */
export function fitted(shape: Shape): Fit {
  const wide = shape.spec.width / 1.86;
  const edge = shape.spec.nose.edge - 0.035;
  const tall = Math.min(1.3, (edge - shape.spec.sill) / 0.545);
  return ([s, y]) => [s * wide, edge + y * tall];
}

function centred(part: Opening): boolean {
  return part.outline.some(([s]) => s < 0);
}

function headlamp(
  room: LightUniforms,
  inset: Inset,
  stencils: Stencils,
  lamp: Lamp,
  toFace: Fit,
): THREE.Group {
  const group = new THREE.Group();
  const outline = rounded(lamp.outline.map(toFace), lamp.radius);
  stencils.fill('front', 'glass', outline);
  stencils.line('front', 'groove', outline, 0.006, true);
  const housing = materialFor(room, { colour: '#0b0c0e', rough: 0.22, metal: 0.2, open: 0.8 });
  const silver = materialFor(room, { colour: '#a8adb2', rough: 0.16, metal: 1, open: 0.9 });
  const lens = materialFor(room, { colour: '#20262c', rough: 0.03, metal: 0.1, glow: [0.5, 0.56, 0.64] });
  const led = materialFor(room, { colour: '#ffffff', glow: [5.2, 5.5, 6] });
  group.add(new THREE.Mesh(inset.walls(outline, lamp.depth), housing));
  group.add(new THREE.Mesh(inset.floor(outline, lamp.depth), housing));
  for (const line of lamp.signature)
    group.add(new THREE.Mesh(inset.rod(flowing(line.map(toFace), 4), 0.016, 0.0065), led));
  for (const { at, radius } of lamp.bulbs) {
    const [s, y] = toFace(at);
    const cup = lathe(
      [
        [radius * 0.9, 0.004],
        [radius * 1.12, 0.012],
        [radius * 1.2, -0.02],
      ],
      40,
    );
    group.add(inset.set(new THREE.Mesh(cup, silver), s, y, lamp.depth * 0.55));
    group.add(inset.set(new THREE.Mesh(bulb(radius), lens), s, y, lamp.depth * 0.55));
    if (lamp.rings)
      group.add(
        inset.set(
          new THREE.Mesh(new THREE.TorusGeometry(radius * 1.2, 0.004, 8, 48), led),
          s,
          y,
          lamp.depth * 0.4,
        ),
      );
  }
  return group;
}

function opening(
  room: LightUniforms,
  inset: Inset,
  stencils: Stencils,
  part: Opening,
  toFace: Fit,
): THREE.Group {
  const group = new THREE.Group();
  const outline = rounded(part.outline.map(toFace), part.radius);
  stencils.fill('front', 'cut', outline);
  if (part.frame !== 'none')
    stencils.line('front', part.frame, outline, part.frame === 'bright' ? 0.02 : 0.03, true);
  const dark = materialFor(room, { colour: '#08090a', rough: 0.5, open: 0.5 });
  const bar = materialFor(room, {
    colour: part.frame === 'bright' ? '#3a3d40' : '#141517',
    rough: 0.25,
    metal: part.frame === 'bright' ? 0.8 : 0.2,
    open: 0.75,
  });
  group.add(new THREE.Mesh(inset.walls(outline, part.depth), dark));
  group.add(
    new THREE.Mesh(
      inset.floor(outline, part.depth),
      materialFor(room, { colour: '#030304', rough: 0.9, open: 0.3 }),
    ),
  );
  const add = (shapes: THREE.BufferGeometry[]): void => {
    for (const one of shapes) group.add(new THREE.Mesh(one, bar));
  };
  if (part.fill === 'slats') add(inset.slats(outline, 0.034, 0.02, 0.0055));
  if (part.fill === 'bars') add(inset.bars(outline, 0.036, 0.02, 0.0055));
  if (part.fill === 'mesh') {
    add(inset.slats(outline, 0.026, 0.026, 0.0035));
    add(inset.bars(outline, 0.04, 0.028, 0.0035));
  }
  return group;
}

function lightBar(room: LightUniforms, inset: Inset, stencils: Stencils, toFace: Fit, y: number): THREE.Mesh {
  const line = Array.from(
    { length: 13 },
    (_, i): Vec2 => toFace([(i / 12) * 0.6, y - 0.01 + 0.008 * (i / 12)]),
  );
  stencils.line('front', 'gloss', line, 0.03);
  return new THREE.Mesh(
    inset.rod(line, -0.001, 0.0035),
    materialFor(room, { colour: '#ffffff', glow: [2.6, 2.8, 3] }),
  );
}
