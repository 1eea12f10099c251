import * as THREE from 'three';
import { BODY_SPECS } from '../body/bodies.ts';
import { drawSide } from '../body/draw-side.ts';
import { drawTop } from '../body/draw-top.ts';
import { cabinHalf, onSide } from '../body/probe.ts';
import { buildShape, type Shape } from '../body/shape.ts';
import { bodySkin } from '../body/skin.ts';
import { type Screens, skinMaterials } from '../body/skin-material.ts';
import { Stencils } from '../body/stencils.ts';
import type { LightUniforms } from '../light/materials.ts';
import { arches } from '../parts/arches.ts';
import { buildBed } from '../parts/bed.ts';
import { buildCabin } from '../parts/cabin.ts';
import { FACES } from '../parts/faces.ts';
import { nose } from '../parts/nose.ts';
import type { PlateCorners } from '../parts/plate.ts';
import { contactShadow } from '../parts/shadow.ts';
import { tail } from '../parts/tail.ts';
import { trimmings } from '../parts/trimmings.ts';
import { type WheelDesign, wheel } from '../parts/wheels.ts';
import type { BodyName, DriverSide, FaceName, TrimName } from '../plan/catalogue.ts';
import { mergeMeshes } from '../renderer/merge-meshes.ts';

export type Car = {
  group: THREE.Group;
  shape: Shape;
  outline: Float32Array;
  textures: readonly THREE.Texture[];
  plates: { front: PlateCorners; rear: PlateCorners };
};
export type Order = {
  body: BodyName;
  face: FaceName;
  trim: TrimName;
  driver: DriverSide;
  step: number;
  light: number;
};

const WORK_WHEELS: Partial<Record<BodyName, WheelDesign>> = { van: 'steel', pickup: 'six' };

export function buildCar(room: LightUniforms, order: Order): Car {
  const shape = buildShape(BODY_SPECS[order.body]);
  const face = FACES[order.face];
  const stencils = new Stencils(shape, 560);
  drawSide(stencils, shape);
  drawTop(stencils, shape);
  const front = nose(room, shape, stencils, face);
  const rear = tail(room, shape, stencils, face);
  const half = new THREE.Group();
  half.add(trimmings(room, shape, stencils), arches(room, shape), front.half, rear.half);
  for (const axle of [shape.axles.front, shape.axles.rear]) {
    const design = order.face === 'wide-grille' ? (WORK_WHEELS[order.body] ?? face.wheel) : face.wheel;
    const one = wheel(room, shape.spec.wheel, design);
    const lip = onSide(shape, axle, shape.spec.wheel.radius + shape.arch + 0.01)[2];
    one.position.set(axle, shape.spec.wheel.radius, lip - 0.014);
    half.add(one);
  }

  stencils.finish();
  const skin = bodySkin(order.body, shape, order.step);
  const materials = skinMaterials(room, stencils, screensOf(shape));
  // The metal first and its inside last: what it hides is then never shaded.
  const metal = new THREE.Mesh(skin.whole, materials.body);
  const lining = new THREE.Mesh(skin.whole, materials.lining);
  metal.renderOrder = -9;
  lining.renderOrder = 5;
  half.add(metal, lining);
  materials.glass.forEach((glass, i) => {
    const pane = new THREE.Mesh(skin.glazed, glass);
    pane.renderOrder = 10 + i;
    half.add(pane);
  });

  const loose = new THREE.Group();
  const other = half.clone();
  other.scale.z = -1;
  loose.add(half, other, front.middle, rear.middle, buildCabin(room, shape, order));
  if (shape.spec.bed) loose.add(buildBed(room, shape));
  loose.add(contactShadow(shape));
  const group = mergeMeshes(loose);
  group.traverse((part) => {
    part.frustumCulled = false;
  });
  return {
    group,
    shape,
    outline: outlineOf(skin.whole, shape),
    textures: stencils.textures,
    plates: { front: front.plate, rear: rear.plate },
  };
}

function screensOf(shape: Shape): Screens {
  const { cowl, header, rearBase, rearHeader } = shape.spec.cabin;
  const across = (x: number, y: number, inset: number): number => cabinHalf(shape, x, y) - inset;
  const low = cowl[1] + 0.06;
  const foot = across(cowl[0] - 0.32, low + 0.06, 0.045);
  const head = across(header[0] - 0.12, header[1] - 0.05, 0.05);
  return {
    front: new THREE.Vector4(foot, low, header[0] - 0.12, 0),
    frontTop: new THREE.Vector2(head, header[1] - 0.012),
    rear: new THREE.Vector4(across(rearBase[0] + 0.2, rearBase[1] + 0.06, 0.1), rearBase[1] + 0.05, 0, 0),
    rearTop: new THREE.Vector2(
      across(rearHeader[0] + 0.1, rearHeader[1] - 0.06, 0.09),
      rearHeader[1] - 0.045,
    ),
  };
}

/** Points that decide how the car is framed: a sample of the skin on both sides and the tyres' feet. */
function outlineOf(skin: THREE.BufferGeometry, shape: Shape): Float32Array {
  const p = skin.getAttribute('position');
  const points: number[] = [];
  for (let i = 0; i < p.count; i += 23)
    for (const s of [1, -1]) points.push(p.getX(i), p.getY(i), p.getZ(i) * s);
  for (const x of [shape.axles.front, shape.axles.rear])
    for (const s of [1, -1]) points.push(x, 0, s * (shape.spec.width / 2 - 0.03));
  return Float32Array.from(points);
}
