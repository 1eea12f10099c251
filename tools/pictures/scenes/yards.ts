import type { Vec3 } from '../body/numbers.ts';
import { BLUE_HOUR, DAY, NIGHT } from './airs.ts';
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
  car: { body: 'pickup', face: 'wide-grille', paint: 'orange' },
  tripod: { ...LOW, around: 38 },
  wide: { share: 0.4, ground: 0.85, middle: 0.66 },
  phone: { share: 0.84, ground: 0.82, middle: 0.5 },
  props: (room) => {
    const props = new Props(room);
    ['#d9d6ce', '#8f2b22', '#2e4a63', '#3d4a3c'].forEach((colour, i) => {
      truck(props, -9.6 + i * 2.6, -2.6 - i * 3.5, colour);
    });
    for (let i = 0; i < 3; i++) {
      props.post(0.09, 9, [-24 + i * 15, 0, -17], { colour: '#1d2022', rough: 0.7 });
      props.block([1.6, 0.12, 0.4], [-24 + i * 15, 9, -17], { colour: '#ffffff', glow: [4, 3, 1.8] });
    }
    return props.things;
  },
};

/** A lorry seen from its cab's corner: cab, sun visor, grille, lit lamps, box behind. */
function truck(props: Props, x: number, z: number, colour: string): void {
  props.soft([2.1, 2.7, 2.45], [x, 2.05, z], 0.22, { colour, rough: 0.3 });
  props.soft([8.2, 2.75, 2.5], [x - 5.6, 2.45, z], 0.06, { colour: '#c9c7c0', rough: 0.5 });
  props.block([0.02, 0.95, 2.1], [x + 1.05, 2.75, z], { colour: '#0a0c0e', rough: 0.06 });
  props.block([0.9, 0.7, 0.02], [x + 0.3, 2.75, z + 1.23], { colour: '#0a0c0e', rough: 0.06 });
  props.block([0.03, 0.9, 1.5], [x + 1.06, 1.55, z], { colour: '#101214', rough: 0.4 });
  for (const side of [-1, 1])
    props.block([0.05, 0.16, 0.42], [x + 1.06, 0.95, z + side * 0.88], {
      colour: '#ffffff',
      glow: [3.4, 3.1, 2.6],
    });
  for (const side of [-0.8, 0, 0.8])
    props.block([0.05, 0.05, 0.2], [x + 1.0, 3.42, z + side], { colour: '#ffffff', glow: [2.6, 1.5, 0.4] });
  props.block([2.15, 0.42, 2.5], [x, 0.7, z], { colour: '#17191b', rough: 0.6 });
  for (const wheel of [0.45, -3.2, -7.6, -8.8])
    for (const side of [-1, 1]) tyre(props, x + wheel, z + side * 1.12);
}

function tyre(props: Props, x: number, z: number): void {
  props.roller(0.5, 0.3, [x, 0.5, z], { colour: '#0c0d0e', rough: 0.8 });
  props.roller(0.27, 0.31, [x, 0.5, z], { colour: '#8b8f93', rough: 0.4, metal: 0.8 });
}

export const dealershipDay: SceneSpec = {
  land: 'plain',
  air: DAY,
  clouds: 0.9,
  wet: 0.15,
  car: { body: 'estate', face: 'slim-led', paint: 'silver' },
  tripod: { ...LOW, around: 37, height: 1.25 },
  wide: { share: 0.4, ground: 0.86, middle: 0.66 },
  phone: { share: 0.84, ground: 0.82, middle: 0.5 },
  exposure: 0.9,
  props: (room) => {
    const props = new Props(room);
    const [x, z] = [-12, -10];
    props.block([26, 0.5, 11], [x, 5.2, z - 2], { colour: '#e6e3dc', rough: 0.6 });
    props.block([25, 0.12, 10], [x, 4.9, z - 2], { colour: '#8a6844', rough: 0.6 });
    props.block([24, 4.8, 0.1], [x, 2.4, z - 6.5], { colour: '#9a7348', rough: 0.7 });
    for (let i = 0; i <= 10; i++)
      props.block([0.08, 4.9, 0.12], [x - 12 + i * 2.4, 2.45, z + 2.8], { colour: '#22262a', rough: 0.4 });
    for (let i = 0; i < 10; i++)
      props.block([2.3, 4.8, 0.03], [x - 10.8 + i * 2.4, 2.42, z + 2.6], { colour: '#2a3a40', rough: 0.02 });
    for (let i = 0; i < 4; i++)
      props.block([3.4, 0.06, 0.2], [x - 8 + i * 5, 4.6, z - 1], { colour: '#ffffff', glow: [2.4, 2, 1.5] });
    props.block([7, 6.6, 7], [x + 15.5, 3.3, z - 3], { colour: '#2f4a42', rough: 0.7 });
    props.block([60, 0.02, 7], [-8, 0.01, z + 6.4], { colour: '#8d8c88', rough: 0.9 });
    return props.things;
  },
};
