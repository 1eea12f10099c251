/** Bodies that a car of an agreement may have, and pictures be shown for. */
export const carBodies = [
  'hatchback',
  'saloon',
  'estate',
  'suv',
  'large-suv',
  'coupe',
  'convertible',
  'mpv',
  'van',
  'pickup',
] as const;

export type CarBody = (typeof carBodies)[number];
