import * as THREE from 'three';
import { smax, smin } from '../body/numbers.ts';
import { cabinHalf } from '../body/probe.ts';
import type { Shape } from '../body/shape.ts';
import { type LightUniforms, materialFor } from '../light/materials.ts';
import type { DriverSide, TrimName } from '../plan/catalogue.ts';
import { screenPicture } from './screens.ts';
import { seatShapes } from './seat.ts';
import { lathe, meshFromField, roundedBoxDistance, tube } from './solid.ts';

const TRIM = {
  light: { seat: '#b7a98f', dash: '#2a2927', lower: '#a39680', accent: '#b08a5e', floor: '#2c2a27' },
  dark: { seat: '#26272a', dash: '#17181a', lower: '#222326', accent: '#7d8186', floor: '#101112' },
} as const;

/** What sits behind the glass: seats, dashboard, wheel, screens. `light` is how much light gets in. */
export function buildCabin(
  room: LightUniforms,
  shape: Shape,
  { trim, driver, light: open }: { trim: TrimName; driver: DriverSide; light: number },
): THREE.Group {
  const group = new THREE.Group();
  const colour = TRIM[trim];
  const { seats } = shape.spec;
  const side = driver === 'left' ? -1 : 1;
  const leather = materialFor(room, { colour: colour.seat, rough: 0.5, open });
  const dark = materialFor(room, { colour: colour.dash, rough: 0.62, open });
  const lower = materialFor(room, { colour: colour.lower, rough: 0.6, open: open * 0.9 });
  const accent = materialFor(room, {
    colour: colour.accent,
    rough: 0.35,
    metal: trim === 'dark' ? 0.8 : 0.1,
    open,
  });
  const add = (geometry: THREE.BufferGeometry, material: THREE.Material, x = 0, y = 0, z = 0): THREE.Mesh => {
    const mesh = new THREE.Mesh(geometry, material);
    mesh.position.set(x, y, z);
    group.add(mesh);
    return mesh;
  };

  const { seat, head } = seatShapes();
  const hip = seats.height + 0.12;
  const place = (x: number, y: number, z: number): void => {
    add(seat, leather, x, y, z);
    add(head, leather, x, y, z);
  };
  const apart = shape.spec.width * 0.2;
  for (const z of [-apart, apart]) place(seats.front, hip, z);
  if (seats.rear !== null) for (const z of [-apart, 0, apart]) place(seats.rear, hip - 0.05, z * 0.98);

  const wide = cabinHalf(shape, shape.spec.cabin.cowl[0] - 0.3, shape.belt(0.5) + 0.02) - 0.02;
  const top = shape.spec.cabin.cowl[1] - 0.02;
  const dashX = Math.max(seats.front + 0.66, shape.spec.cabin.cowl[0] - 0.52);
  const front = shape.spec.cabin.cowl[0] - 0.1;
  dashboard(add, { dark, lower, accent }, { wide, top, x: dashX, front, side });
  vents(room, add, { x: dashX, y: top - 0.075, wide, side });
  selector(add, { dark, accent }, seats.front + 0.42, hip + 0.09, side);
  steering(add, { dark, accent }, dashX - 0.2, top - 0.12, side * apart);
  screens(room, add, { x: dashX, top, apart, side });
  const floor = materialFor(room, { colour: colour.floor, rough: 0.95, open: open * 0.6 });
  const from = seats.rear ?? seats.front - 0.4;
  add(
    new THREE.BoxGeometry(dashX - from + 1.6, 0.04, wide * 2 + 0.1),
    floor,
    (dashX + from) / 2,
    hip - 0.32,
    0,
  );
  const tunnel = meshFromField(
    (x, y, z) => roundedBoxDistance(x, y, z, [0, 0, 0], [0.42, 0.13, 0.115], 0.045),
    { min: [-0.5, -0.2, -0.2], max: [0.5, 0.2, 0.2] },
    0.022,
  );
  add(tunnel, dark, seats.front + 0.24, hip - 0.04, 0);
  add(
    meshFromField(
      (x, y, z) => roundedBoxDistance(x, y, z, [0, 0, 0], [0.2, 0.035, 0.1], 0.03),
      { min: [-0.3, -0.1, -0.16], max: [0.3, 0.1, 0.16] },
      0.016,
    ),
    leather,
    seats.front - 0.02,
    hip + 0.11,
    0,
  );
  if (seats.rear === null) bulkhead(add, dark, shape, wide);
  doorCards(
    add,
    { dark, lower, accent },
    { z: wide + 0.01, from, to: dashX + 0.1, hip, belt: shape.belt(0) },
  );
  if (shape.spec.panes.length > 0) innerMirror(room, add, shape);
  return group;
}

type Add = (
  geometry: THREE.BufferGeometry,
  material: THREE.Material,
  x?: number,
  y?: number,
  z?: number,
) => THREE.Mesh;

function dashboard(
  add: Add,
  m: Record<'dark' | 'lower' | 'accent', THREE.Material>,
  at: { wide: number; top: number; x: number; front: number; side: number },
): void {
  const reach = (at.front - at.x) / 2;
  const pad = (x: number, y: number, z: number): number => {
    const bend = 0.1 * (z / at.wide) ** 2;
    const body = roundedBoxDistance(
      x - bend * 0.6,
      y - 0.05 * x,
      z,
      [reach, -0.075, 0],
      [reach + 0.03, 0.075, at.wide],
      0.05,
    );
    const hood = roundedBoxDistance(x, y, z, [0.06, 0.0, at.side * 0.37], [0.1, 0.035, 0.2], 0.034);
    return smin(body, hood, 0.06);
  };
  const box = {
    min: [-0.25, -0.5, -at.wide - 0.1] as [number, number, number],
    max: [reach * 2 + 0.2, 0.16, at.wide + 0.1] as [number, number, number],
  };
  add(meshFromField(pad, box, 0.024), m.dark, at.x, at.top, 0);
  const knee = (x: number, y: number, z: number): number => {
    const panel = roundedBoxDistance(x, y, z, [0.14, -0.25, 0], [0.14, 0.14, at.wide - 0.01], 0.07);
    return smax(
      panel,
      -roundedBoxDistance(x, y, z, [-0.02, -0.3, at.side * 0.37], [0.16, 0.12, 0.2], 0.06),
      0.05,
    );
  };
  add(meshFromField(knee, box, 0.028), m.lower, at.x, at.top, 0);
  add(
    meshFromField(
      (x, y, z) =>
        roundedBoxDistance(
          x + 0.06 * (z / at.wide) ** 2,
          y,
          z,
          [0, -0.118, 0],
          [0.03, 0.016, at.wide - 0.04],
          0.012,
        ),
      box,
      0.012,
    ),
    m.accent,
    at.x - 0.005,
    at.top,
    0,
  );
}

/** Two vents at the ends, one long one under the screen. */
function vents(
  room: LightUniforms,
  add: Add,
  at: { x: number; y: number; wide: number; side: number },
): void {
  const hole = materialFor(room, { colour: '#060607', rough: 0.5, open: 0.5 });
  const blade = materialFor(room, { colour: '#5d6165', rough: 0.3, metal: 0.8, open: 0.7 });
  for (const [z, half] of [
    [-at.wide + 0.14, 0.07],
    [at.wide - 0.14, 0.07],
    [-at.side * 0.32, 0.11],
  ] as const) {
    add(new THREE.BoxGeometry(0.02, 0.042, half * 2), hole, at.x - 0.028, at.y, z);
    for (const y of [-0.011, 0.011])
      add(new THREE.BoxGeometry(0.006, 0.003, half * 1.96), blade, at.x - 0.04, at.y + y, z);
  }
}

function selector(
  add: Add,
  m: Record<'dark' | 'accent', THREE.Material>,
  x: number,
  y: number,
  side: number,
): void {
  add(
    lathe(
      [
        [0.036, 0],
        [0.04, 0.006],
        [0.04, 0.016],
        [0, 0.018],
      ],
      32,
    ).rotateX(-Math.PI / 2),
    m.accent,
    x,
    y,
    side * 0.035,
  );
  for (const dz of [side * 0.05, side * -0.03])
    add(
      lathe(
        [
          [0.034, 0],
          [0.037, 0.004],
          [0.037, -0.02],
        ],
        32,
      ).rotateX(-Math.PI / 2),
      m.accent,
      x - 0.13,
      y - 0.002,
      dz,
    );
}

/** Where there is no second row, the cabin ends behind the seats: up to the roof in a van, to the deck in an open car. */
function bulkhead(add: Add, cloth: THREE.Material, shape: Shape, wide: number): void {
  const { seats, sill, open, cabin } = shape.spec;
  const top = open ? shape.belt(seats.front) - 0.04 : cabin.header[1] - 0.06;
  add(
    new THREE.BoxGeometry(0.03, top - sill - 0.1, wide * 1.9),
    cloth,
    seats.front - 0.62,
    (top + sill + 0.1) / 2,
    0,
  );
}

/** The inside of the doors: a padded panel, an armrest, a pull. */
function doorCards(
  add: Add,
  m: Record<'dark' | 'lower' | 'accent', THREE.Material>,
  at: { z: number; from: number; to: number; hip: number; belt: number },
): void {
  const [long, tall] = [(at.to - at.from) / 2, (at.belt - at.hip + 0.28) / 2];
  const middle = (at.to + at.from) / 2;
  for (const side of [-1, 1]) {
    add(
      new THREE.BoxGeometry(long * 2, tall * 2, 0.03),
      m.dark,
      middle,
      at.hip - 0.3 + tall,
      side * (at.z + 0.03),
    );
    const rest = meshFromField(
      (x, y, z) => roundedBoxDistance(x, y, z, [0, 0, 0], [0.36, 0.035, 0.05], 0.03),
      { min: [-0.45, -0.1, -0.1], max: [0.45, 0.1, 0.1] },
      0.018,
    );
    add(rest, m.lower, at.to - 0.75, at.hip + 0.12, side * (at.z - 0.01));
    add(
      new THREE.BoxGeometry(0.5, 0.016, 0.012),
      m.accent,
      at.to - 0.62,
      at.hip + 0.24,
      side * (at.z + 0.008),
    );
  }
}

function steering(
  add: Add,
  m: Record<'dark' | 'accent', THREE.Material>,
  x: number,
  y: number,
  z: number,
): void {
  const ring = Array.from({ length: 40 }, (_, i): [number, number, number] => {
    const a = (i / 40) * Math.PI * 2;
    const flat = Math.sin(a) < -0.82 ? 0.93 : 1;
    return [0, Math.sin(a) * 0.182 * flat, Math.cos(a) * 0.186];
  });
  const rim = add(tube(ring, 0.0165, true), m.dark, x, y, z);
  const boss = add(
    meshFromField(
      (px, py, pz) =>
        smin(
          roundedBoxDistance(px, py, pz, [0.02, 0, 0], [0.035, 0.06, 0.075], 0.03),
          smin(
            roundedBoxDistance(px, py, pz, [0.02, 0.005, 0], [0.014, 0.024, 0.172], 0.012),
            roundedBoxDistance(px, py, pz, [0.02, -0.1, 0], [0.012, 0.075, 0.02], 0.01),
            0.03,
          ),
          0.03,
        ),
      { min: [-0.06, -0.2, -0.2], max: [0.1, 0.12, 0.2] },
      0.008,
    ),
    m.dark,
    x,
    y,
    z,
  );
  const keys = [-1, 1].map((side) =>
    add(new THREE.BoxGeometry(0.004, 0.03, 0.05), m.accent, x, y, z + side * 0.11),
  );
  for (const part of [rim, boss, ...keys]) part.rotation.z = -0.38;
  add(
    lathe(
      [
        [0, 0],
        [0.03, 0],
        [0.035, 0.3],
      ],
      20,
    ).rotateY(Math.PI / 2),
    m.dark,
    x + 0.02,
    y - 0.01,
    z,
  );
}

function screens(
  room: LightUniforms,
  add: Add,
  { x, top, apart, side }: { x: number; top: number; apart: number; side: number },
): void {
  const lit = (name: 'map' | 'speed'): THREE.Material =>
    materialFor(room, {
      colour: '#ffffff',
      rough: 0.06,
      open: 0.15,
      glow: [0.85, 0.85, 0.85],
      map: screenPicture(name),
    });
  const bezel = materialFor(room, { colour: '#050506', rough: 0.08 });
  const panel = (
    w: number,
    h: number,
    y: number,
    z: number,
    off: number,
    face: THREE.Material,
    turn: number,
  ): void => {
    const frame = add(new THREE.BoxGeometry(0.014, h + 0.018, w + 0.018), bezel, x - off, y, z);
    const glass = add(
      new THREE.PlaneGeometry(w, h),
      face,
      x - off - 0.0085 * Math.cos(turn),
      y,
      z + 0.0085 * Math.sin(turn),
    );
    glass.rotation.set(0, -Math.PI / 2 + turn, 0);
    frame.rotation.y = turn;
  };
  panel(0.36, 0.2, top - 0.015, side * -0.02, 0.05, lit('map'), side * -0.1);
  panel(0.3, 0.11, top - 0.025, side * apart, 0.05, lit('speed'), 0);
}

function innerMirror(room: LightUniforms, add: Add, shape: Shape): void {
  const [x, y] = shape.spec.cabin.header;
  add(
    meshFromField(
      (px, py, pz) => roundedBoxDistance(px, py, pz, [0, 0, 0], [0.014, 0.026, 0.095], 0.013),
      { min: [-0.05, -0.06, -0.15], max: [0.05, 0.06, 0.15] },
      0.008,
    ),
    materialFor(room, { colour: '#0c0d0e', rough: 0.4, open: 0.5 }),
    x + 0.02,
    y - 0.085,
    0,
  );
}
