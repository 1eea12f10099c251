import type { PaintName } from './catalogue.ts';

/** Linear light: what the pigment scatters, what the flakes mirror, and how strong each is. */
export type Paint = { base: string; flake: string; scatter: number; glitter: number };

export const PAINT: Record<PaintName, Paint> = {
  white: { base: '#eceeee', flake: '#ffffff', scatter: 0.86, glitter: 0 },
  pearl: { base: '#e2dccf', flake: '#fff4e2', scatter: 0.72, glitter: 0.12 },
  silver: { base: '#8d9194', flake: '#c9cdd1', scatter: 0.35, glitter: 0.62 },
  grey: { base: '#5d6266', flake: '#858b90', scatter: 0.45, glitter: 0.5 },
  graphite: { base: '#2b2e31', flake: '#565b60', scatter: 0.5, glitter: 0.45 },
  black: { base: '#08090a', flake: '#1c1e21', scatter: 0.5, glitter: 0.3 },
  blue: { base: '#0d3478', flake: '#2860b4', scatter: 0.6, glitter: 0.5 },
  navy: { base: '#0c1a36', flake: '#21406f', scatter: 0.6, glitter: 0.5 },
  'ice-blue': { base: '#7f9fb2', flake: '#b7d2e0', scatter: 0.5, glitter: 0.42 },
  green: { base: '#12352b', flake: '#2d6350', scatter: 0.6, glitter: 0.45 },
  red: { base: '#8f0d13', flake: '#c01f26', scatter: 0.72, glitter: 0.3 },
  burgundy: { base: '#340710', flake: '#641222', scatter: 0.62, glitter: 0.45 },
  sand: { base: '#97866c', flake: '#c9b795', scatter: 0.5, glitter: 0.42 },
  orange: { base: '#b9440f', flake: '#dd6a26', scatter: 0.76, glitter: 0.3 },
};
