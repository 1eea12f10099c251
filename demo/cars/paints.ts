/** The paints the pictures are rendered in, with how often the trade sees them and a colour for the blur. */
export const paints = {
  white: { share: 14, rgb: [236, 237, 236] },
  pearl: { share: 8, rgb: [228, 225, 216] },
  silver: { share: 9, rgb: [183, 187, 190] },
  grey: { share: 14, rgb: [122, 127, 131] },
  graphite: { share: 11, rgb: [68, 72, 76] },
  black: { share: 17, rgb: [28, 29, 31] },
  blue: { share: 7, rgb: [38, 84, 150] },
  navy: { share: 6, rgb: [27, 41, 71] },
  'ice-blue': { share: 2, rgb: [168, 194, 206] },
  green: { share: 4, rgb: [45, 80, 66] },
  red: { share: 5, rgb: [166, 32, 36] },
  burgundy: { share: 1, rgb: [94, 27, 38] },
  sand: { share: 2, rgb: [189, 174, 148] },
  orange: { share: 1, rgb: [204, 98, 35] },
} as const satisfies Record<string, { share: number; rgb: readonly [number, number, number] }>;

export type Paint = keyof typeof paints;
export const paintNames = Object.keys(paints) as Paint[];
