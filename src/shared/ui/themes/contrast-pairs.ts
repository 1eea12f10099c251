/** A colour and what is behind it, by their tokens. */
export type ContrastPair = { front: string; ground: string; least: number };

/** WCAG 2 AA, 1.4.3 and 1.4.11. */
const TEXT = 4.5;
const SHAPE = 3;

/**
 * Every pair that components put together. Texts count as small ones: a heading may be set small elsewhere. A journey
 * walks pages and the gallery, and fails for a pair that is missing here (e2e/theme-contrast.spec.ts).
 */
const textGrounds: Readonly<Record<string, readonly string[]>> = {
  ink: [
    ...['paper', 'surface', 'raised', 'stage-light', 'stage', 'stage-deep'],
    ...['brand-tint', 'accent-tint', 'warning-tint', 'danger-tint'],
  ],
  'on-ink': ['ink'],
  'ink-muted': ['paper', 'surface', 'raised', 'stage-light', 'stage', 'stage-deep', 'brand-tint'],
  'ink-faint': ['paper', 'surface', 'stage'],
  'brand-ink': ['paper', 'surface', 'brand-tint'],
  'on-brand': ['brand', 'brand-hover'],
  'on-brand-soft': ['brand'],
  'on-accent': ['accent'],
  'on-warning': ['warning'],
  'warning-ink': ['warning-tint'],
  // The scrim lies under words on pictures.
  'on-dark': ['dark', 'brand', 'scrim'],
  'on-dark-soft': ['dark'],
  'on-dark-muted': ['dark'],
  dark: ['on-dark', 'on-brand'],
  'on-light': ['light'],
  'on-pin': ['pin'],
  // The signal in a price table.
  'focus-on-dark': ['dark'],
  danger: ['paper', 'surface', 'danger-tint'],
  'ok-ink': ['paper', 'surface'],
};

/** Lines, rings and dots that say something. */
const shapeGrounds: Readonly<Record<string, readonly string[]>> = {
  'line-field': ['paper', 'surface'],
  focus: ['paper', 'stage-deep'],
  'focus-on-dark': ['brand'],
  ok: ['paper'],
  'ok-on-dark': ['dark'],
};

export const contrastPairs: readonly ContrastPair[] = [
  ...toPairs(textGrounds, TEXT),
  ...toPairs(shapeGrounds, SHAPE),
];

export const mailPairs = toPairs(
  {
    ink: ['sheet', 'tint'],
    muted: ['sheet', 'tint', 'paper'],
    brand: ['sheet', 'tint'],
    'on-brand': ['brand'],
  },
  TEXT,
);

export const mapPairs = toPairs({ label: ['land', 'town', 'water'] }, TEXT);

/** On white paper no ground is printed. */
export const printPairs = toPairs(
  { ink: ['paper'], 'ink-muted': ['paper'], 'ink-faint': ['paper'], 'brand-ink': ['paper'] },
  TEXT,
);

function toPairs(grounds: Readonly<Record<string, readonly string[]>>, least: number): ContrastPair[] {
  return Object.entries(grounds).flatMap(([front, behind]) =>
    behind.map((ground) => ({ front, ground, least })),
  );
}
