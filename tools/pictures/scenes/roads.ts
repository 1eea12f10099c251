import { BLUE_HOUR, CLEAR_MORNING, DAWN, DUSK, SNOW, WOOD } from './airs.ts';
import { Props } from './props.ts';
import type { SceneSpec } from './spec.ts';

const LOW = { around: 38, height: 1.05, distance: 10.5, lens: 24, aim: 0.75 };

export const coastDusk: SceneSpec = {
  land: 'coast',
  air: DUSK,
  clouds: 0.9,
  wet: 0.35,
  car: { body: 'suv', face: 'slim-led', paint: 'green' },
  tripod: { ...LOW, around: 40 },
  wide: { share: 0.46, ground: 0.84, middle: 0.64 },
  phone: { share: 0.88, ground: 0.8, middle: 0.5 },
};

export const forestRoad: SceneSpec = {
  land: 'forest',
  air: WOOD,
  clouds: 0.3,
  wet: 0.2,
  car: { body: 'estate', face: 'twin-lamp', paint: 'burgundy' },
  tripod: { ...LOW, around: 26 },
  wide: { share: 0.4, ground: 0.84, middle: 0.62 },
  phone: { share: 0.82, ground: 0.8, middle: 0.5 },
};

export const cityDusk: SceneSpec = {
  land: 'city',
  air: BLUE_HOUR,
  clouds: 0.5,
  wet: 1.4,
  car: { body: 'saloon', face: 'closed-ev', paint: 'graphite' },
  tripod: { ...LOW, around: 35 },
  wide: { share: 0.47, ground: 0.83, middle: 0.62 },
  phone: { share: 0.88, ground: 0.8, middle: 0.5 },
  props: (room) => {
    const props = new Props(room);
    for (let i = 0; i < 5; i++) {
      const x = -22 + i * 8.5;
      props.post(0.06, 5.2, [x, 0, -5.2], { colour: '#101214', rough: 0.6 });
      props.block([1.3, 0.06, 0.16], [x + 0.5, 5.2, -5.2], { colour: '#ffffff', glow: [3.2, 2.2, 1.2] });
    }
    return props.things;
  },
};

export const winterMountains: SceneSpec = {
  land: 'winter',
  air: SNOW,
  clouds: 0.6,
  wet: 0.25,
  car: { body: 'large-suv', face: 'wide-grille', paint: 'navy' },
  tripod: { ...LOW, around: 36 },
  wide: { share: 0.44, ground: 0.84, middle: 0.63 },
  phone: { share: 0.86, ground: 0.8, middle: 0.5 },
};

export const harbour: SceneSpec = {
  land: 'harbour',
  air: { ...DUSK, horizon: [0.34, 0.36, 0.4], glow: [1.2, 0.6, 0.34] },
  clouds: 0.8,
  wet: 0.8,
  car: { body: 'coupe', face: 'slim-led', paint: 'red' },
  tripod: { ...LOW, around: 40 },
  wide: { share: 0.46, ground: 0.84, middle: 0.36 },
  phone: { share: 0.86, ground: 0.8, middle: 0.5 },
  props: (room) => {
    const props = new Props(room);
    props.block([80, 0.22, 0.34], [0, 0.11, -3.95], { colour: '#4a4c4e', rough: 0.9 });
    for (let i = 0; i < 7; i++) {
      props.post(0.14, 0.42, [-18 + i * 6, 0.2, -3.9], { colour: '#1b1c1e', rough: 0.5 });
      props.post(0.19, 0.1, [-18 + i * 6, 0.6, -3.9], { colour: '#1b1c1e', rough: 0.5 });
    }
    const colours = ['#6b2a22', '#27455a', '#3d4a3c', '#70562e', '#3b4147'];
    for (let i = 0; i < 9; i++)
      props.block([6, 2.5, 2.4], [-30 + (i % 3) * 6.3, 1.25 + Math.floor(i / 3) * 2.55, -34 + (i % 2)], {
        colour: colours[(i * 2) % 5] ?? '#444444',
        rough: 0.8,
      });
    props.block([24, 1.6, 6], [-24, 0.3, -33.5], { colour: '#1a1d20', rough: 0.8 });
    for (const x of [-52, -40]) {
      props.block([0.9, 22, 0.9], [x, 11, -52], { colour: '#1c2124', rough: 0.9 });
      props.block([18, 0.9, 0.9], [x + 6, 21, -52], { colour: '#1c2124', rough: 0.9 });
    }
    return props.things;
  },
};

export const restStopDawn: SceneSpec = {
  land: 'plain',
  air: DAWN,
  clouds: 0.9,
  wet: 0.5,
  car: { body: 'hatchback', face: 'closed-ev', paint: 'ice-blue' },
  tripod: { ...LOW, around: 36 },
  wide: { share: 0.42, ground: 0.84, middle: 0.63 },
  phone: { share: 0.84, ground: 0.8, middle: 0.5 },
  props: (room) => {
    const props = new Props(room);
    const steel = { colour: '#2c3033', rough: 0.6 };
    props.block([13, 0.28, 7], [-15, 3.9, -11], { colour: '#d6d2c8', rough: 0.6 });
    props.block([13, 0.05, 0.1], [-15, 3.74, -7.6], { colour: '#ffffff', glow: [2.6, 2.1, 1.4] });
    for (const x of [-20.5, -9.5]) for (const z of [-13.5, -8.5]) props.post(0.12, 3.9, [x, 0, z], steel);
    props.block([9, 2.9, 4], [-15, 1.45, -13], { colour: '#3a332c', rough: 0.8 });
    props.block([7.4, 1.7, 0.05], [-15, 1.5, -10.95], { colour: '#ffffff', glow: [1.5, 1.02, 0.55] });
    for (let i = 0; i < 4; i++) {
      props.post(0.05, 4.8, [-2 + i * 7, 0, -8], steel);
      props.block([0.9, 0.05, 0.14], [-1.7 + i * 7, 4.8, -8], { colour: '#ffffff', glow: [1.8, 1.5, 1.1] });
    }
    return props.things;
  },
};

/** No car: the water the group lives by, before anybody is up. */
export const fjordDawn: SceneSpec = {
  land: 'coast',
  air: { ...DAWN, zenith: [0.1, 0.17, 0.24], horizon: [0.34, 0.36, 0.4], glow: [1.3, 0.7, 0.4] },
  clouds: 1,
  exposure: 0.72,
  car: null,
  tripod: LOW,
  // Beyond the road's edge, so that nothing but water lies before it.
  close: { from: [6, 2.6, -8], at: [-30, 3.4, -34], lens: 30 },
  wide: { share: 1, ground: 0.8, middle: 0.5 },
  phone: { share: 1, ground: 0.8, middle: 0.5 },
};

export const cityMorning: SceneSpec = {
  land: 'city',
  air: CLEAR_MORNING,
  clouds: 0.7,
  wet: 0.5,
  car: { body: 'hatchback', face: 'round-lamp', paint: 'red' },
  tripod: { ...LOW, around: 33 },
  wide: { share: 0.42, ground: 0.84, middle: 0.6 },
  phone: { share: 0.84, ground: 0.8, middle: 0.5 },
};

export const coastMorning: SceneSpec = {
  land: 'coast',
  air: CLEAR_MORNING,
  clouds: 0.8,
  wet: 0.2,
  car: { body: 'convertible', face: 'round-lamp', paint: 'green' },
  tripod: { ...LOW, around: 42, height: 1.2 },
  wide: { share: 0.46, ground: 0.84, middle: 0.42 },
  phone: { share: 0.88, ground: 0.8, middle: 0.5 },
};
