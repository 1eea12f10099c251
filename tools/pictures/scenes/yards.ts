import type * as THREE from 'three';
import type { Vec3 } from '../body/numbers.ts';
import { BLUE_HOUR, DAY, DUSK, NIGHT, SNOW, WOOD } from './airs.ts';
import { Props } from './props.ts';
import type { SceneSpec } from './spec.ts';

const LOW = { around: 36, height: 1.1, distance: 10.5, lens: 24, aim: 0.75 };

export const chargingNight: SceneSpec = {
  land: 'plain',
  air: NIGHT,
  stars: 0.8,
  wet: 1.2,
  clouds: 0.3,
  car: { body: 'suv', face: 'closed-ev', paint: 'blue' },
  tripod: { ...LOW, around: 40 },
  wide: { share: 0.46, ground: 0.84, middle: 0.62 },
  phone: { share: 0.84, ground: 0.8, middle: 0.54 },
  exposure: 1.5,
  props: (room) => {
    const props = new Props(room);
    for (const [x, z] of [
      [-3.5, -0.4],
      [-8.2, -1.9],
      [-12.6, -1.9],
    ] as const) {
      props.soft([0.42, 1.9, 0.62], [x, 0.95, z], 0.1, { colour: '#15191c', rough: 0.3 });
      props.block([0.012, 1.35, 0.4], [x + 0.212, 1.1, z], { colour: '#0a0f10', rough: 0.08 });
      props.block([0.016, 0.34, 0.28], [x + 0.214, 1.5, z], {
        colour: '#ffffff',
        glow: [0.12, 0.5, 0.36],
      });
      props.block([0.44, 0.035, 0.64], [x, 1.9, z], { colour: '#ffffff', glow: [0.3, 1.3, 0.95] });
      props.disc(0.5, 0.06, [x, 0, z], { colour: '#2a2e31', rough: 0.8 });
    }
    props.block([16, 0.2, 5.2], [-6, 4.1, -1.6], { colour: '#20262a', rough: 0.7 });
    props.block([16, 0.03, 0.12], [-6, 3.98, 0.7], { colour: '#ffffff', glow: [1.3, 1.5, 1.4] });
    for (const x of [-0.5, -12]) props.post(0.1, 4.1, [x, 0, -3.9], { colour: '#20262a', rough: 0.6 });
    const cable: Vec3[] = [
      [-3.28, 1.0, -0.2],
      [-3.1, 0.5, 0.15],
      [-2.85, 0.12, 0.6],
      [-2.5, 0.1, 0.98],
      [-2.0, 0.42, 1.08],
      [-1.6, 0.9, 0.95],
    ];
    props.cable(cable, 0.022, { colour: '#0a0b0c', rough: 0.5 });
    return props.things;
  },
};

export const truckYard: SceneSpec = {
  land: 'plain',
  air: { ...BLUE_HOUR, glow: [1.3, 0.62, 0.3], horizon: [0.28, 0.3, 0.36] },
  clouds: 0.7,
  wet: 0.7,
  car: null,
  tripod: { ...LOW, around: 38 },
  close: { from: [16, 1.45, 11.5], at: [-5.4, 2.5, -1.4], lens: 27, phoneAt: [0, 2.1, -1.4] },
  wide: { share: 1, ground: 0.85, middle: 0.5 },
  phone: { share: 1, ground: 0.82, middle: 0.5 },
  exposure: 1,
  props: (room) => {
    const props = new Props(room);
    // They stand in their own shade.
    for (let i = 0; i < 3; i++)
      props.block([13.6, 0.01, 2.7], [-4.6 - i * 1.2, 0.005, 0.4 - i * 4.4], { colour: '#08090a', rough: 1 });
    ['#c8501f', '#d9d6ce', '#2e4a63'].forEach((colour, i) => {
      truck(props, 1.6 - i * 1.2, 0.4 - i * 4.4, colour);
    });
    for (let i = 0; i < 3; i++) {
      props.post(0.09, 9, [-26 + i * 15, 0, -19], { colour: '#1d2022', rough: 0.7 });
      props.block([1.6, 0.12, 0.4], [-26 + i * 15, 9, -19], { colour: '#ffffff', glow: [4, 3, 1.8] });
    }
    return props.things;
  },
};

const TRUCK_BLACK = { colour: '#101214', rough: 0.45 } as const;
const TRUCK_GLASS = { colour: '#0a0e12', rough: 0.05 } as const;
const STEEL = { colour: '#8b8f93', rough: 0.35, metal: 0.8 } as const;

/** A lorry with a flat cab: windscreen, grille of slats, lit lamps, mirrors, steps, tank and a box behind. */
function truck(props: Props, x: number, z: number, colour: string): void {
  const paint = { colour, rough: 0.28 };
  const front = x + 1.1;
  props.soft([2.2, 1.75, 2.46], [x, 1.75, z], 0.16, paint);
  props.soft([2.0, 1.5, 2.4], [x - 0.1, 2.95, z], 0.24, paint);
  props.soft([1.7, 0.62, 2.3], [x - 0.35, 3.72, z], 0.28, paint);
  props.block([0.03, 0.86, 2.16], [front - 0.085, 2.8, z], TRUCK_GLASS);
  props.block([0.34, 0.05, 2.3], [front + 0.06, 3.32, z], TRUCK_BLACK);
  props.block([0.03, 0.5, 1.7], [front + 0.005, 2.02, z], TRUCK_BLACK);
  for (let i = 0; i < 4; i++) props.block([0.04, 0.035, 1.62], [front + 0.02, 1.84 + i * 0.12, z], STEEL);
  props.soft([0.34, 0.62, 2.5], [front - 0.1, 0.78, z], 0.1, paint);
  props.block([0.04, 0.2, 1.24], [front + 0.07, 0.72, z], TRUCK_BLACK);
  for (const side of [-1, 1]) {
    props.soft([0.12, 0.22, 0.5], [front + 0.03, 1.12, z + side * 0.9], 0.04, TRUCK_BLACK);
    props.block([0.04, 0.08, 0.36], [front + 0.1, 1.14, z + side * 0.9], {
      colour: '#ffffff',
      glow: [2.6, 2.4, 2.1],
    });
    props.block([0.95, 0.72, 0.03], [x + 0.28, 2.78, z + side * 1.21], TRUCK_GLASS);
    props.block([0.02, 2.1, 0.02], [x - 0.26, 2.2, z + side * 1.235], TRUCK_BLACK);
    props.block([0.16, 0.03, 0.05], [x + 0.5, 2.1, z + side * 1.25], TRUCK_BLACK);
    props.soft([0.14, 0.62, 0.3], [front - 0.05, 2.72, z + side * 1.45], 0.05, TRUCK_BLACK);
    props.block([0.7, 0.07, 0.24], [x - 0.3, 0.5, z + side * 1.18], TRUCK_BLACK);
    props.block([2.9, 0.5, 0.08], [x - 3.2, 0.78, z + side * 1.16], { colour: '#b9b7b0', rough: 0.5 });
    props.block([3.2, 0.5, 0.06], [x - 8.6, 0.78, z + side * 1.2], { colour: '#b9b7b0', rough: 0.5 });
  }
  for (const side of [-0.85, -0.45, 0, 0.45, 0.85])
    props.block([0.05, 0.05, 0.16], [x + 0.42, 3.98, z + side], {
      colour: '#ffffff',
      glow: [2.2, 1.3, 0.35],
    });
  props.block([13.4, 0.22, 0.9], [x - 5.9, 0.92, z], TRUCK_BLACK);
  props.soft([11.2, 2.75, 2.54], [x - 7.1, 2.5, z], 0.05, { colour: '#cfcdc6', rough: 0.5 });
  props.block([11.2, 0.12, 2.56], [x - 7.1, 1.2, z], STEEL);
  props.block([0.05, 2.6, 0.05], [x - 1.48, 2.5, z + 1.26], STEEL);
  for (const wheel of [0.25, -4.9, -10.6, -11.8])
    for (const side of [-1, 1]) tyre(props, x + wheel, z + side * 1.1);
  for (const side of [-1, 1])
    props.soft([1.4, 0.16, 0.36], [x + 0.25, 1.16, z + side * 1.1], 0.07, TRUCK_BLACK);
}

function tyre(props: Props, x: number, z: number): void {
  props.roller(0.52, 0.32, [x, 0.52, z], { colour: '#0c0d0e', rough: 0.8 });
  props.roller(0.29, 0.33, [x, 0.52, z], STEEL);
  props.roller(0.2, 0.34, [x, 0.52, z], { colour: '#3a3d40', rough: 0.4 });
  props.roller(0.1, 0.37, [x, 0.52, z], STEEL);
}

const BEFORE_THE_HALL = {
  tripod: { ...LOW, around: 37, height: 1.25 },
  wide: { share: 0.4, ground: 0.86, middle: 0.66 },
  phone: { share: 0.84, ground: 0.82, middle: 0.5 },
} as const;

export const dealershipDay: SceneSpec = {
  ...BEFORE_THE_HALL,
  land: 'plain',
  air: DAY,
  clouds: 0.9,
  wet: 0.15,
  car: { body: 'estate', face: 'slim-led', paint: 'silver' },
  exposure: 0.9,
  props: (room) => carHall(new Props(room), { lit: false }),
};

export const dealershipDusk: SceneSpec = {
  ...BEFORE_THE_HALL,
  land: 'coast',
  air: DUSK,
  clouds: 0.9,
  wet: 0.6,
  car: { body: 'suv', face: 'closed-ev', paint: 'pearl' },
  exposure: 1,
  props: (room) => carHall(new Props(room), { lit: true }),
};

export const dealershipForest: SceneSpec = {
  ...BEFORE_THE_HALL,
  land: 'forest',
  air: WOOD,
  clouds: 0.4,
  wet: 0.3,
  car: { body: 'hatchback', face: 'slim-led', paint: 'blue' },
  exposure: 0.95,
  props: (room) => carHall(new Props(room), { lit: true }),
};

export const dealershipWinter: SceneSpec = {
  ...BEFORE_THE_HALL,
  land: 'winter',
  air: SNOW,
  clouds: 0.6,
  wet: 0.25,
  car: { body: 'large-suv', face: 'closed-ev', paint: 'red' },
  exposure: 0.85,
  props: (room) => carHall(new Props(room), { lit: true }),
};

/** A low hall of glass under a wide roof; by evening its rear wall of wood is lit. */
function carHall(props: Props, { lit }: { lit: boolean }): THREE.Object3D[] {
  const [x, z] = [-12, -10];
  props.block([26, 0.5, 11], [x, 5.2, z - 2], { colour: '#e6e3dc', rough: 0.6 });
  props.block([25, 0.12, 10], [x, 4.9, z - 2], { colour: '#8a6844', rough: 0.6 });
  props.block([24, 4.8, 0.1], [x, 2.4, z - 6.5], {
    colour: lit ? '#5a3f26' : '#9a7348',
    rough: 0.7,
    ...(lit && { glow: [0.34, 0.18, 0.07] }),
  });
  for (let i = 0; i <= 10; i++)
    props.block([0.08, 4.9, 0.12], [x - 12 + i * 2.4, 2.45, z + 2.8], { colour: '#22262a', rough: 0.4 });
  if (lit) {
    props.block([24, 0.06, 9], [x, 0.03, z - 2], { colour: '#4a3b2c', glow: [0.07, 0.04, 0.02] });
    for (let i = 0; i < 60; i++)
      props.block([0.06, 4.8, 0.08], [x - 11.8 + i * 0.4, 2.4, z - 6.4], { colour: '#2e2014', rough: 0.7 });
  } else
    for (let i = 0; i < 10; i++)
      props.block([2.3, 4.8, 0.03], [x - 10.8 + i * 2.4, 2.42, z + 2.6], { colour: '#2a3a40', rough: 0.02 });
  for (let i = 0; i < 4; i++)
    props.block([3.4, 0.06, 0.2], [x - 8 + i * 5, 4.6, z - 1], { colour: '#ffffff', glow: [2.4, 2, 1.5] });
  props.block([7, 6.6, 7], [x + 15.5, 3.3, z - 3], { colour: '#2f4a42', rough: 0.7 });
  props.block([60, 0.02, 7], [-8, 0.01, z + 6.4], { colour: '#8d8c88', rough: 0.9 });
  return props.things;
}
