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
    ...['paper', 'surface', 'white', 'stage-light', 'stage', 'stage-deep', 'on-dark', 'on-brand'],
    ...['brand-tint', 'accent-tint', 'warning-tint', 'danger-tint'],
  ],
  'ink-muted': ['paper', 'surface', 'white', 'stage-light', 'stage', 'stage-deep', 'brand-tint'],
  'ink-faint': ['paper', 'surface', 'stage'],
  brand: ['paper', 'surface', 'brand-tint'],
  'on-brand': ['brand', 'brand-hover'],
  'on-brand-soft': ['brand'],
  'on-accent': ['accent'],
  'on-warning': ['warning'],
  'warning-ink': ['warning-tint'],
  // The scrim lies under words on pictures.
  'on-dark': ['ink', 'brand', 'scrim'],
  'on-dark-soft': ['ink'],
  'on-dark-muted': ['ink'],
  // The signal in a price table.
  'focus-on-dark': ['ink'],
  danger: ['paper', 'surface', 'danger-tint'],
  'ok-ink': ['paper', 'surface'],
};

/** Lines, rings and dots that say something. */
const shapeGrounds: Readonly<Record<string, readonly string[]>> = {
  'line-field': ['paper', 'surface'],
  focus: ['paper', 'stage-deep'],
  'focus-on-dark': ['brand'],
  ok: ['paper'],
  'ok-on-dark': ['ink'],
};

export const contrastPairs: readonly ContrastPair[] = [
  ...toPairs(textGrounds, TEXT),
  ...toPairs(shapeGrounds, SHAPE),
];

function toPairs(grounds: Readonly<Record<string, readonly string[]>>, least: number): ContrastPair[] {
  return Object.entries(grounds).flatMap(([front, behind]) =>
    behind.map((ground) => ({ front, ground, least })),
  );
}
