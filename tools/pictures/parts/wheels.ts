import * as THREE from 'three';
import type { Vec3 } from '../body/numbers.ts';
import type { BodySpec } from '../body/spec.ts';
import { type LightUniforms, materialFor } from '../light/materials.ts';
import { lathe, loft } from './solid.ts';

export type WheelDesign = 'five-twin' | 'ten' | 'turbine' | 'aero' | 'mesh' | 'steel' | 'six';

/** A wheel around the z axis, its face looking out along +z, the tyre's outer wall at z = 0. */
export function wheel(room: LightUniforms, spec: BodySpec['wheel'], design: WheelDesign): THREE.Group {
  const group = new THREE.Group();
  const { radius: R, rim, width: w } = spec;
  const rubber = materialFor(room, { colour: '#15161a', rough: 0.72, open: 0.8 });
  const bright = materialFor(
    room,
    design === 'steel'
      ? { colour: '#5c6064', rough: 0.45, metal: 0.5, open: 0.85 }
      : { colour: '#b9bdc1', rough: 0.24, metal: 0.9, open: 0.95 },
  );
  const dark = materialFor(room, { colour: '#0d0e10', rough: 0.35, metal: 0.3, open: 0.7 });
  const shade = materialFor(room, { colour: '#1b1d1f', rough: 0.6, metal: 0.6, open: 0.35 });
  const add = (geometry: THREE.BufferGeometry, material: THREE.Material): void =>
    void group.add(new THREE.Mesh(geometry, material));

  const side = R - rim;
  add(
    lathe(
      [
        [rim - 0.004, -0.02],
        [rim + side * 0.1, -0.008],
        [rim + side * 0.34, 0],
        [rim + side * 0.6, -0.001],
        [rim + side * 0.62, -0.004],
        [R - 0.022, -0.012],
        [R - 0.008, -0.022],
        [R, -0.042],
        [R, -w + 0.042],
        [R - 0.02, -w + 0.015],
        [rim, -w + 0.01],
      ],
      96,
    ),
    rubber,
  );
  for (const z of [0.3, 0.5, 0.7])
    add(
      lathe([
        [R + 0.0005, -w * z - 0.005],
        [R + 0.001, -w * z],
        [R + 0.0005, -w * z + 0.005],
      ]),
      dark,
    );
  add(
    lathe(
      [
        [rim - 0.022, -0.03],
        [rim - 0.018, -0.014],
        [rim - 0.008, -0.008],
        [rim + 0.003, -0.012],
        [rim + 0.004, -0.022],
      ],
      96,
    ),
    bright,
  );
  add(
    lathe([
      [rim - 0.018, -0.014],
      [rim - 0.026, -0.05],
      [rim - 0.034, -w * 0.6],
      [rim - 0.02, -w],
    ]),
    shade,
  );
  add(
    lathe([
      [0, -w * 0.66],
      [rim - 0.03, -w * 0.64],
    ]),
    materialFor(room, { colour: '#050506', rough: 0.9, open: 0.2 }),
  );

  const disc = materialFor(room, { colour: '#8d8f92', rough: 0.38, metal: 0.85, open: 0.55 });
  add(
    lathe([
      [0.07, -0.098],
      [rim * 0.52, -0.1],
      [rim * 0.74, -0.1],
      [rim * 0.74, -0.122],
    ]),
    disc,
  );
  add(caliper(rim), materialFor(room, { colour: '#2a2c2f', rough: 0.4, metal: 0.4, open: 0.7 }));

  for (const part of face(design, rim)) add(part.geometry, part.dark ? dark : bright);
  add(
    lathe([
      [0, -0.026],
      [0.024, -0.026],
      [0.031, -0.03],
      [0.034, -0.044],
    ]),
    design === 'steel' ? dark : bright,
  );
  const bolts = design === 'steel' ? 0 : 5;
  for (let i = 0; i < bolts; i++) {
    const bolt = new THREE.Mesh(
      lathe(
        [
          [0, -0.03],
          [0.0085, -0.031],
          [0.009, -0.045],
        ],
        16,
      ),
      dark,
    );
    const angle = (i / 5) * Math.PI * 2 + 0.3;
    bolt.position.set(Math.cos(angle) * 0.054, Math.sin(angle) * 0.054, -0.004);
    group.add(bolt);
  }
  return group;
}

function caliper(rim: number): THREE.BufferGeometry {
  const arc = (r: number, z: number): Vec3[] =>
    Array.from({ length: 12 }, (_, i) => {
      const angle = 0.35 + (i / 11) * 0.95;
      return [Math.cos(angle) * r, Math.sin(angle) * r, z];
    });
  return loft([
    arc(rim * 0.5, -0.1),
    arc(rim * 0.52, -0.078),
    arc(rim * 0.8, -0.074),
    arc(rim * 0.84, -0.1),
    arc(rim * 0.84, -0.15),
  ]);
}

type Face = { geometry: THREE.BufferGeometry; dark: boolean };

function face(design: WheelDesign, rim: number): Face[] {
  const hub = lathe([
    [0.03, -0.034],
    [0.068, -0.036],
    [0.078, -0.048],
    [0.074, -0.085],
  ]);
  const around = (count: number, make: (angle: number) => THREE.BufferGeometry, dark = false): Face[] =>
    Array.from({ length: count }, (_, i) => ({
      geometry: make((i / count) * Math.PI * 2 + Math.PI / 2),
      dark,
    }));
  const outer = rim - 0.012;
  switch (design) {
    case 'five-twin':
      return [
        { geometry: hub, dark: false },
        ...around(5, (a) => spoke(a - 0.14, a - 0.2, 0.05, outer, 0.026, 0.03)),
        ...around(5, (a) => spoke(a + 0.14, a + 0.2, 0.05, outer, 0.026, 0.03)),
      ];
    case 'ten':
      return [{ geometry: hub, dark: false }, ...around(10, (a) => spoke(a, a, 0.05, outer, 0.024, 0.03))];
    case 'six':
      return [{ geometry: hub, dark: false }, ...around(6, (a) => spoke(a, a, 0.04, outer, 0.062, 0.068))];
    case 'turbine':
      return [
        { geometry: hub, dark: false },
        ...around(9, (a) => spoke(a, a + 0.34, 0.05, outer, 0.022, 0.044)),
        ...around(9, (a) => spoke(a + 0.1, a + 0.5, 0.07, outer, 0.012, 0.018), true),
      ];
    case 'mesh':
      return [
        { geometry: hub, dark: false },
        ...around(10, (a) => spoke(a, a + 0.3, 0.05, outer, 0.016, 0.017)),
        ...around(10, (a) => spoke(a, a - 0.3, 0.05, outer, 0.016, 0.017)),
      ];
    case 'aero':
      return [
        {
          geometry: lathe([
            [0.03, -0.03],
            [rim * 0.52, -0.024],
            [rim * 0.56, -0.03],
          ]),
          dark: true,
        },
        ...around(5, (a) => spoke(a, a + 0.08, rim * 0.4, outer, 0.085, 0.13)),
        ...around(5, (a) => spoke(a + 0.63, a + 0.7, rim * 0.5, outer, 0.1, 0.12), true),
      ];
    case 'steel':
      return [
        {
          geometry: lathe([
            [0.03, -0.035],
            [0.08, -0.03],
            [0.1, -0.05],
            [rim * 0.6, -0.056],
            [rim * 0.74, -0.03],
            [rim * 0.8, -0.034],
          ]),
          dark: false,
        },
        ...around(16, (a) => spoke(a, a, rim * 0.72, outer + 0.008, 0.03, 0.036)),
      ];
  }
}

/** One spoke: a bevelled bar from hub to rim, dished inward in the middle. */
function spoke(
  from: number,
  to: number,
  r0: number,
  r1: number,
  w0: number,
  w1: number,
): THREE.BufferGeometry {
  const rails: Vec3[][] = [[], [], [], [], [], []];
  for (let i = 0; i <= 10; i++) {
    const t = i / 10;
    const angle = from + (to - from) * t;
    const r = r0 + (r1 - r0) * t;
    const half = (w0 + (w1 - w0) * t) / 2;
    const crown = -0.034 - 0.008 * Math.sin(t * Math.PI) + 0.018 * t * t;
    const section: [number, number][] = [
      [-half, -0.03],
      [-half, -0.006],
      [-half * 0.62, 0],
      [half * 0.62, 0],
      [half, -0.006],
      [half, -0.03],
    ];
    section.forEach(([across, z], k) => {
      rails[k]?.push([
        Math.cos(angle) * r - Math.sin(angle) * across,
        Math.sin(angle) * r + Math.cos(angle) * across,
        crown + z,
      ]);
    });
  }
  const flat = loft(rails).toNonIndexed();
  flat.computeVertexNormals();
  return flat;
}
