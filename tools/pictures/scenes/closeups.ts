import { BLUE_HOUR, CLEAR_MORNING, DAWN, DUSK } from './airs.ts';
import type { SceneSpec } from './spec.ts';

/** For stories: the same evening, two steps nearer. */
const base = {
  tripod: { around: 38, height: 1, distance: 10, lens: 24, aim: 0.7 },
  wide: { share: 1, ground: 0.8, middle: 0.5 },
  phone: { share: 1, ground: 0.8, middle: 0.5 },
} as const;

export const closeLamp: SceneSpec = {
  ...base,
  land: 'coast',
  air: DUSK,
  clouds: 0.8,
  wet: 0.4,
  car: { body: 'suv', face: 'wide-grille', paint: 'green' },
  close: { from: [5.6, 1.02, 2.9], at: [2.02, 0.86, 0.42], lens: 17 },
};

export const closeWheel: SceneSpec = {
  ...base,
  land: 'coast',
  air: DUSK,
  clouds: 0.8,
  wet: 0.5,
  car: { body: 'estate', face: 'wide-grille', paint: 'sand' },
  close: { from: [3.9, 0.5, 4.2], at: [1.3, 0.46, 0.9], lens: 19 },
};

export const closeTail: SceneSpec = {
  ...base,
  land: 'city',
  air: BLUE_HOUR,
  clouds: 0.5,
  wet: 1.4,
  car: { body: 'saloon', face: 'slim-led', paint: 'graphite' },
  close: { from: [-6.2, 1.2, 3.1], at: [-2.1, 0.84, 0.2], lens: 19 },
};

export const closeCabin: SceneSpec = {
  ...base,
  land: 'coast',
  air: DAWN,
  clouds: 0.6,
  car: { body: 'convertible', face: 'twin-lamp', paint: 'ice-blue' },
  close: { from: [-3.4, 1.75, 3.0], at: [0.15, 0.86, -0.05], lens: 22 },
};

export const closeRoundLamp: SceneSpec = {
  ...base,
  land: 'city',
  air: CLEAR_MORNING,
  clouds: 0.6,
  wet: 0.4,
  car: { body: 'hatchback', face: 'round-lamp', paint: 'red' },
  close: { from: [5.2, 1.0, 2.6], at: [1.8, 0.76, 0.34], lens: 17 },
};
