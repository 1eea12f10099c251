import type { Air, Hall } from './spec.ts';

/** The sun is always just gone or just coming, except once at noon. */
export const DUSK: Air = {
  zenith: [0.06, 0.115, 0.15],
  horizon: [0.24, 0.3, 0.31],
  glow: [1.05, 0.52, 0.23],
  sun: [-0.75, 0.05, -0.66],
  earth: [0.05, 0.055, 0.056],
};
export const DAWN: Air = {
  zenith: [0.16, 0.24, 0.36],
  horizon: [0.52, 0.5, 0.52],
  glow: [1.5, 0.86, 0.52],
  sun: [-0.95, 0.07, -0.3],
  earth: [0.085, 0.085, 0.09],
};
export const BLUE_HOUR: Air = {
  zenith: [0.045, 0.075, 0.14],
  horizon: [0.2, 0.24, 0.32],
  glow: [0.95, 0.48, 0.26],
  sun: [-0.6, 0.03, -0.8],
  earth: [0.04, 0.042, 0.05],
};
export const NIGHT: Air = {
  zenith: [0.012, 0.026, 0.045],
  horizon: [0.04, 0.1, 0.12],
  glow: [0.16, 0.3, 0.26],
  sun: [-0.4, 0.05, -0.9],
  earth: [0.022, 0.026, 0.03],
};
export const SNOW: Air = {
  zenith: [0.14, 0.23, 0.4],
  horizon: [0.42, 0.48, 0.58],
  glow: [1.1, 0.72, 0.52],
  sun: [-0.9, 0.1, -0.4],
  earth: [0.26, 0.28, 0.32],
};
export const DAY: Air = {
  zenith: [0.3, 0.5, 0.8],
  horizon: [0.66, 0.75, 0.84],
  glow: [1.1, 1.05, 0.95],
  sun: [0.5, 0.7, 0.5],
  earth: [0.22, 0.22, 0.22],
};
export const CLEAR_MORNING: Air = {
  zenith: [0.2, 0.34, 0.52],
  horizon: [0.56, 0.62, 0.68],
  glow: [1.25, 0.95, 0.68],
  sun: [-0.85, 0.16, 0.5],
  earth: [0.13, 0.13, 0.135],
};
export const WOOD: Air = {
  zenith: [0.1, 0.16, 0.15],
  horizon: [0.32, 0.36, 0.3],
  glow: [1.3, 0.84, 0.4],
  sun: [-0.97, 0.1, -0.22],
  earth: [0.06, 0.062, 0.058],
};

/** What a driver sees: the morning lies ahead. */
export const AHEAD: Air = {
  zenith: [0.2, 0.3, 0.42],
  horizon: [0.6, 0.6, 0.6],
  glow: [1.3, 0.86, 0.56],
  sun: [0.92, 0.08, -0.4],
  earth: [0.16, 0.16, 0.16],
};

export const WARM_HALL: Hall = {
  height: 4.6,
  rows: 3.1,
  lamp: 0.1,
  strength: 3.2,
  wall: [0.3, 0.26, 0.22],
  floor: [0.2, 0.19, 0.18],
  tone: [1.0, 0.9, 0.76],
  box: [13, 4.6, 9],
  gloss: 0.8,
};
export const WORK_HALL: Hall = {
  height: 5,
  rows: 2.6,
  lamp: 0.12,
  strength: 3.4,
  wall: [0.42, 0.43, 0.43],
  floor: [0.24, 0.25, 0.25],
  tone: [1.0, 0.98, 0.94],
  box: [14, 5, 9.5],
  gloss: 0.5,
};
export const BISTRO_ROOM: Hall = {
  height: 3.4,
  rows: 30,
  lamp: 0.001,
  strength: 1.5,
  wall: [0.14, 0.05, 0.04],
  floor: [0.12, 0.08, 0.06],
  tone: [1.0, 0.72, 0.42],
  box: [8, 3.4, 5.2],
  gloss: 0.5,
};
export const AUCTION_HALL: Hall = {
  height: 5.5,
  rows: 3.6,
  lamp: 0.06,
  strength: 2.6,
  wall: [0.16, 0.15, 0.17],
  floor: [0.1, 0.1, 0.11],
  tone: [1.0, 0.93, 0.85],
  box: [14, 5.5, 9],
  gloss: 0.9,
};
export const STORE_HALL: Hall = {
  height: 7,
  rows: 4.4,
  lamp: 0.1,
  strength: 3.0,
  wall: [0.34, 0.35, 0.36],
  floor: [0.27, 0.27, 0.27],
  tone: [0.96, 0.99, 1.0],
  box: [18, 7, 6],
  gloss: 0.45,
};
