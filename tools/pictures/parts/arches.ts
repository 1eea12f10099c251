import * as THREE from 'three';
import type { Vec2, Vec3 } from '../body/numbers.ts';
import { onSide } from '../body/probe.ts';
import type { Shape } from '../body/shape.ts';
import { type LightUniforms, materialFor } from '../light/materials.ts';
import { loft } from './solid.ts';

/** The folded lip of each wheel opening and the dark liner behind it. */
export function arches(room: LightUniforms, shape: Shape): THREE.Group {
  const group = new THREE.Group();
  const lip = materialFor(
    room,
    shape.spec.cladding ? { colour: '#161718', rough: 0.55 } : { painted: true, open: 0.5 },
  );
  const liner = materialFor(room, { colour: '#08090a', rough: 0.95, open: 0.28 });
  for (const axle of [shape.axles.front, shape.axles.rear]) {
    const rim = opening(shape, axle).map(([x, y]) => onSide(shape, x, y));
    const inward = (by: number, grow: number): Vec3[] =>
      rim.map(([x, y, z]) => [
        axle + (x - axle) * (1 + grow),
        y + (y > shape.spec.wheel.radius ? grow * 0.3 : 0),
        z - by,
      ]);
    group.add(new THREE.Mesh(loft([rim, inward(0.022, 0)]), lip));
    group.add(new THREE.Mesh(loft([inward(0.02, 0), inward(0.04, 0.05), inward(0.42, 0.05)]), liner));
    const wall = new THREE.Mesh(new THREE.CircleGeometry(shape.arch * 1.06, 48, 0, Math.PI), liner);
    wall.position.set(axle, shape.spec.wheel.radius, (rim[30]?.[2] ?? 0.8) - 0.4);
    group.add(wall);
  }
  return group;
}

function opening(shape: Shape, axle: number): Vec2[] {
  const { arch, spec } = shape;
  const low = Array.from({ length: 6 }, (_, i) => spec.sill + ((spec.wheel.radius - spec.sill) * i) / 6);
  return [
    ...low.map((y): Vec2 => [axle - arch, y]),
    ...Array.from({ length: 61 }, (_, i): Vec2 => {
      const angle = Math.PI * (1 - i / 60);
      return [axle + Math.cos(angle) * arch, spec.wheel.radius + Math.sin(angle) * arch];
    }),
    ...low.reverse().map((y): Vec2 => [axle + arch, y]),
  ];
}
