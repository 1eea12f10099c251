import * as THREE from 'three';
import type { Vec3 } from '../body/numbers.ts';
import { type LightUniforms, materialFor } from '../light/materials.ts';
import type { Inset } from './inset.ts';

/** Clockwise from the top left corner, as somebody before the plate sees it. */
export type PlateCorners = readonly [Vec3, Vec3, Vec3, Vec3];

const [WIDTH_M, HEIGHT_M] = [0.516, 0.11];

/** A blank number plate on a thin black carrier: pages draw the car's own registration over it. */
export function plate(
  room: LightUniforms,
  inset: Inset,
  y: number,
): { part: THREE.Group; corners: PlateCorners } {
  const part = new THREE.Group();
  const out = inset.end === 'front' ? 1 : -1;
  // Upright before a leaning surface: it stands where the surface comes out furthest behind it.
  const x = out * Math.max(...[-0.06, 0, 0.06].map((dy) => out * inset.at(0, y + dy, 0)[0]));
  const carrier = new THREE.Mesh(
    new THREE.BoxGeometry(0.04, 0.122, 0.53),
    materialFor(room, { colour: '#0c0d0e', rough: 0.5 }),
  );
  carrier.position.set(x + out * -0.012, y, 0);
  const face = new THREE.Mesh(
    new THREE.PlaneGeometry(WIDTH_M, HEIGHT_M),
    materialFor(room, { colour: '#e9eae8', rough: 0.45 }),
  );
  face.rotation.y = (out * Math.PI) / 2;
  const faceX = x + out * 0.0095;
  face.position.set(faceX, y, 0);
  part.add(carrier, face);
  const [left, top] = [(out * WIDTH_M) / 2, HEIGHT_M / 2];
  return {
    part,
    corners: [
      [faceX, y + top, left],
      [faceX, y + top, -left],
      [faceX, y - top, -left],
      [faceX, y - top, left],
    ],
  };
}
