import * as THREE from 'three';
import type { Shape } from '../body/shape.ts';
import { type LightUniforms, materialFor } from '../light/materials.ts';

/** The load bed of a pick-up: a box without a lid, lined in black. */
export function buildBed(room: LightUniforms, shape: Shape): THREE.Group {
  const group = new THREE.Group();
  const { bed } = shape.spec;
  if (!bed) return group;
  const liner = materialFor(room, { colour: '#131415', rough: 0.8, open: 0.5 });
  const top = shape.deck((bed.from + bed.to) / 2) - 0.02;
  const floor = top - 0.48;
  const middle = (bed.from + bed.to) / 2;
  const long = bed.to - bed.from;
  const put = (w: number, h: number, d: number, x: number, y: number, z: number): void => {
    const part = new THREE.Mesh(new THREE.BoxGeometry(w, h, d), liner);
    part.position.set(x, y, z);
    group.add(part);
  };
  put(long, 0.03, bed.half * 2, middle, floor, 0);
  for (const side of [-1, 1])
    put(long, top - floor, 0.03, middle, (top + floor) / 2, side * (bed.half + 0.01));
  put(0.03, top - floor, bed.half * 2, bed.to, (top + floor) / 2, 0);
  put(0.03, top - floor, bed.half * 2, bed.from, (top + floor) / 2, 0);
  return group;
}
