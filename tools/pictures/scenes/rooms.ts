import {
  AUCTION_HALL,
  BISTRO_ROOM,
  BLUE_HOUR,
  DAWN,
  DUSK,
  STORE_HALL,
  WARM_HALL,
  WORK_HALL,
} from './airs.ts';
import { Props } from './props.ts';
import type { SceneSpec } from './spec.ts';

const IN = { around: 36, height: 1.25, distance: 9.4, lens: 26, aim: 0.9 };

export const showroom: SceneSpec = {
  land: 'showroom',
  air: DUSK,
  hall: WARM_HALL,
  car: { body: 'saloon', face: 'wide-grille', paint: 'pearl' },
  tripod: IN,
  wide: { share: 0.48, ground: 0.84, middle: 0.6 },
  phone: { share: 0.9, ground: 0.8, middle: 0.5 },
  exposure: 1.05,
  props: (room) => {
    const props = new Props(room);
    for (const [x, z] of [
      [-8, -5],
      [-10.5, -1],
      [-6.5, -7.2],
    ] as const) {
      props.turned(
        [
          [0.001, 0],
          [0.22, 0],
          [0.3, 0.5],
          [0.28, 0.5],
        ],
        [x, 0, z],
        { colour: '#3a3733', rough: 0.7 },
      );
      for (let i = 0; i < 9; i++)
        props.cable(
          [
            [x, 0.45, z],
            [x + Math.cos(i * 2.4) * 0.22, 1.1, z + Math.sin(i * 2.4) * 0.22],
            [x + Math.cos(i * 2.4) * 0.6, 1.35 + (i % 3) * 0.15, z + Math.sin(i * 2.4) * 0.6],
          ],
          0.03,
          { colour: '#27402a', rough: 0.7 },
        );
    }
    props.soft([2.2, 0.42, 0.95], [-7.5, 0.3, -3.4], 0.12, { colour: '#7d6a52', rough: 0.8 });
    props.soft([2.2, 0.5, 0.25], [-7.5, 0.6, -3.85], 0.1, { colour: '#7d6a52', rough: 0.8 });
    props.disc(0.45, 0.04, [-6, 0.42, -2.9], { colour: '#2a2622', rough: 0.4 });
    return props.things;
  },
};

export const workshop: SceneSpec = {
  land: 'workshop',
  air: DAWN,
  hall: WORK_HALL,
  car: { body: 'estate', face: 'wide-grille', paint: 'white' },
  tripod: { ...IN, around: 34 },
  wide: { share: 0.44, ground: 0.85, middle: 0.6 },
  phone: { share: 0.86, ground: 0.81, middle: 0.5 },
  props: (room) => {
    const props = new Props(room);
    const steel = { colour: '#2f5a57', rough: 0.4 };
    for (const [x, z] of [
      [0.1, -1.55],
      [-6.5, -1.55],
      [-6.5, 1.4],
    ] as const) {
      props.block([0.34, 3.4, 0.28], [x, 1.7, z], steel);
      props.block([0.6, 0.08, 0.5], [x, 0.04, z], { colour: '#33373a', rough: 0.6 });
    }
    props.block([0.3, 0.16, 3.1], [-6.5, 3.42, -0.1], steel);
    props.soft([0.75, 0.95, 0.5], [-3.4, 0.55, -3.2], 0.04, { colour: '#8e1f1b', rough: 0.35 });
    for (let i = 0; i < 5; i++)
      props.block([0.7, 0.012, 0.51], [-3.4, 0.25 + i * 0.16, -3.2], { colour: '#3a0f0d', rough: 0.4 });
    props.block([5, 0.9, 0.6], [-9.5, 0.45, -8.9], { colour: '#3a4144', rough: 0.5 });
    props.block([5, 0.05, 0.66], [-9.5, 0.93, -8.9], { colour: '#8a6a45', rough: 0.6 });
    for (let i = 0; i < 4; i++)
      props.turned(
        [
          [0.2, 0],
          [0.33, 0.02],
          [0.33, 0.2],
          [0.2, 0.22],
        ],
        [-11.6, 0.05 + i * 0.23, -4],
        { colour: '#111214', rough: 0.8 },
      );
    return props.things;
  },
};

export const bistro: SceneSpec = {
  land: 'bistro',
  air: BLUE_HOUR,
  hall: BISTRO_ROOM,
  car: null,
  tripod: { around: 66, height: 1.3, distance: 4.3, lens: 46, aim: 1.16 },
  wide: { share: 1, ground: 0, middle: 0.5 },
  phone: { share: 1, ground: 0, middle: 0.5 },
  exposure: 1.7,
  props: (room) => {
    const props = new Props(room);
    for (const [x, z] of [
      [-4.6, -3.2],
      [-1.7, -3.2],
      [1.2, -3.2],
      [-3.2, -0.4],
      [0.2, -0.2],
    ] as const)
      table(props, x, z);
    props.soft([13, 0.46, 0.75], [-1, 0.28, -4.75], 0.1, { colour: '#5a1519', rough: 0.45 });
    for (let i = 0; i < 22; i++)
      props.soft([0.55, 0.62, 0.2], [-7 + i * 0.58, 0.78, -5.0], 0.08, { colour: '#66181d', rough: 0.4 });
    return props.things;
  },
};

/** A table laid for two under its own lamp. */
function table(props: Props, x: number, z: number): void {
  props.disc(0.46, 0.03, [x, 0.73, z], { colour: '#e6dccb', rough: 0.8 });
  props.turned(
    [
      [0.44, 0.75],
      [0.47, 0.72],
      [0.48, 0.5],
    ],
    [x, 0, z],
    { colour: '#d9cdb9', rough: 0.9 },
  );
  props.post(0.04, 0.72, [x, 0, z], { colour: '#17100d', rough: 0.5 });
  props.disc(0.24, 0.025, [x, 0, z], { colour: '#17100d', rough: 0.5 });
  for (const side of [-1, 1]) {
    props.disc(0.13, 0.012, [x + side * 0.22, 0.762, z], { colour: '#f4efe4', rough: 0.25 });
    props.turned(
      [
        [0.001, 0],
        [0.03, 0.002],
        [0.004, 0.01],
        [0.004, 0.09],
        [0.034, 0.13],
        [0.032, 0.19],
      ],
      [x + side * 0.1, 0.76, z + 0.2],
      { colour: '#c9d2d4', rough: 0.05, metal: 0.3 },
    );
    chair(props, x + side * 0.75, z + 0.05, side);
  }
  props.post(0.008, 1.5, [x, 1.95, z], { colour: '#0d0806', rough: 0.6 });
  props.turned(
    [
      [0.02, 0.24],
      [0.06, 0.22],
      [0.2, 0.02],
      [0.19, 0.0],
    ],
    [x, 1.72, z],
    { colour: '#8a5a22', rough: 0.25, metal: 0.8 },
  );
  props.disc(0.15, 0.02, [x, 1.72, z], { colour: '#ffffff', glow: [5, 2.9, 1.2] });
}

function chair(props: Props, x: number, z: number, side: number): void {
  const wood = { colour: '#2a1710', rough: 0.4 };
  props.disc(0.21, 0.035, [x, 0.45, z], { colour: '#4a2a18', rough: 0.5 });
  for (const [dx, dz] of [
    [-0.15, -0.15],
    [0.15, -0.15],
    [-0.15, 0.15],
    [0.15, 0.15],
  ] as const)
    props.post(0.014, 0.46, [x + dx, 0, z + dz], wood);
  props.cable(
    [
      [x + side * 0.17, 0.47, z - 0.17],
      [x + side * 0.2, 0.85, z - 0.15],
      [x + side * 0.21, 0.93, z],
      [x + side * 0.2, 0.85, z + 0.15],
      [x + side * 0.17, 0.47, z + 0.17],
    ],
    0.014,
    wood,
  );
}

export const auctionHall: SceneSpec = {
  land: 'auction',
  air: BLUE_HOUR,
  hall: AUCTION_HALL,
  car: { body: 'convertible', face: 'round-lamp', paint: 'burgundy' },
  tripod: { ...IN, around: 40 },
  wide: { share: 0.42, ground: 0.78, middle: 0.6 },
  phone: { share: 0.86, ground: 0.74, middle: 0.5 },
  exposure: 1.15,
  props: (room) => {
    const props = new Props(room);
    props.soft([0.7, 1.15, 0.55], [-4.6, 0.58, -2.6], 0.05, { colour: '#3a2417', rough: 0.4 });
    for (let row = 0; row < 2; row++)
      for (let i = 0; i < 9; i++) seat(props, -6.4 + i * 0.74 + row * 0.3, 2.9 + row * 1.0);
    return props.things;
  },
};

function seat(props: Props, x: number, z: number): void {
  const cloth = { colour: '#3b1c20', rough: 0.7 };
  props.soft([0.48, 0.09, 0.48], [x, 0.45, z], 0.04, cloth);
  props.soft([0.46, 0.5, 0.08], [x, 0.76, z + 0.22], 0.035, cloth);
  for (const [dx, dz] of [
    [-0.2, -0.2],
    [0.2, -0.2],
    [-0.2, 0.2],
    [0.2, 0.2],
  ] as const)
    props.post(0.013, 0.42, [x + dx, 0, z + dz], { colour: '#8a8d90', rough: 0.3, metal: 1 });
}

export const partsWarehouse: SceneSpec = {
  land: 'warehouse',
  air: DAWN,
  hall: STORE_HALL,
  car: { body: 'van', face: 'wide-grille', paint: 'white' },
  tripod: { ...IN, around: 30, distance: 10.5 },
  wide: { share: 0.36, ground: 0.85, middle: 0.62 },
  phone: { share: 0.78, ground: 0.81, middle: 0.5 },
  props: (room) => {
    const props = new Props(room);
    for (let i = 0; i < 6; i++) {
      const [x, z] = [-5.5 - (i % 3) * 1.5, -3.2 + Math.floor(i / 3) * 0.1];
      props.block([1.2, 0.12, 0.8], [x, 0.08, z], { colour: '#8a6a45', rough: 0.9 });
      props.block([1.1, 0.5 + (i % 3) * 0.22, 0.74], [x, 0.4 + (i % 3) * 0.11, z], {
        colour: i % 2 ? '#8f6f4a' : '#a5845a',
        rough: 0.9,
      });
    }
    return props.things;
  },
};
