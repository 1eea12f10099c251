import type { Hex } from '../../platform/colours.ts';
import { fromOklch, toOklch } from '../../platform/oklch.ts';
import { type ContrastPair, contrastPairs } from './contrast-pairs.ts';
import { blend, contrast, type Palette, paletteOf, type Rgba } from './palette.ts';
import type { Theme } from './theme.ts';
import { tokenName } from './theme-rule.ts';

/** What a pair measures in a theme. */
export type MeasuredPair = ContrastPair & { ratio: number };

export type WeakPair = MeasuredPair & {
  /** The field to change, and the nearest colour with which this pair passes; undefined where no lightness does. */
  field: ColourField;
  nearest: Hex | undefined;
};

/** Where a colour is in the record of a theme. */
export type ColourField =
  | { group: 'colours'; name: keyof Theme['colours'] }
  | { group: 'mixed'; name: keyof Theme['mixed'] };

/** Every pair that occurs, as it measures. */
export function measurePairs(theme: Theme): readonly MeasuredPair[] {
  const palette = paletteOf(theme);
  return contrastPairs.map((pair) => ({ ...pair, ratio: ratioOf(pair, palette) }));
}

/** The pairs that fail WCAG AA: with one of them a theme is not published. */
export function checkContrast(theme: Theme): readonly WeakPair[] {
  return measurePairs(theme)
    .filter(({ ratio, least }) => ratio < least)
    .map((pair) => {
      const field = fieldToChange(pair);
      return { ...pair, field, nearest: nearestPassing(theme, pair, field) };
    });
}

export function withColour(theme: Theme, { group, name }: ColourField, colour: Hex): Theme {
  return { ...theme, [group]: { ...theme[group], [name]: colour } };
}

function ratioOf({ front, ground }: ContrastPair, palette: Palette): number {
  const behind = palette(ground);
  return contrast(blend(palette(front), behind), behind);
}

/** That of the text; where the text is mixed, or the same in all themes, the one that decides. */
function fieldToChange({ front, ground }: ContrastPair): ColourField {
  // Grounds that do not follow from the text in front of them.
  const other = front === 'on-dark' && ground !== 'ink' ? fields[ground] : undefined;
  return (
    other ??
    (ground === 'on-brand' ? fields[ground] : fields[front]) ??
    fields[ground] ?? { group: 'colours', name: 'paper' }
  );
}

const ink: ColourField = { group: 'colours', name: 'ink' };
const paper: ColourField = { group: 'colours', name: 'paper' };

const fields: Readonly<Record<string, ColourField>> = {
  ink,
  paper,
  brand: { group: 'colours', name: 'brand' },
  'on-brand': { group: 'colours', name: 'onBrand' },
  'on-brand-soft': { group: 'mixed', name: 'onBrandSoft' },
  accent: { group: 'colours', name: 'accent' },
  'on-accent': { group: 'colours', name: 'onAccent' },
  warning: { group: 'mixed', name: 'warning' },
  'on-warning': { group: 'mixed', name: 'onWarning' },
  'warning-ink': { group: 'mixed', name: 'warningInk' },
  focus: { group: 'mixed', name: 'focus' },
  'focus-on-dark': { group: 'mixed', name: 'focusOnDark' },
  scrim: { group: 'mixed', name: 'scrim' },
  'ink-muted': ink,
  'ink-faint': ink,
  'line-field': ink,
  'on-dark': ink,
  'on-dark-soft': ink,
  'on-dark-muted': ink,
};

const LIGHTNESS_STEP = 0.01;

/** The same hue, darker or lighter, whichever is the smaller change; one that makes no other pair fail, if there is one. */
function nearestPassing(theme: Theme, pair: ContrastPair, field: ColourField): Hex | undefined {
  const token = tokenName(field.name);
  const palette = paletteOf(theme);
  const failing = new Set(contrastPairs.filter((each) => !passes(each, palette)));
  const start = toOklch(toHex(palette(token)));
  let onlyThis: Hex | undefined;
  for (let change = LIGHTNESS_STEP; change <= 1; change += LIGHTNESS_STEP) {
    for (const lightness of [start.lightness - change, start.lightness + change]) {
      if (lightness < 0 || lightness > 1) continue;
      const colour = fromOklch({ ...start, lightness });
      const changed = paletteOf(theme, { [token]: colour });
      if (!passes(pair, changed)) continue;
      if (contrastPairs.every((each) => failing.has(each) || passes(each, changed))) return colour;
      onlyThis ??= colour;
    }
  }
  return onlyThis;
}

function passes(pair: ContrastPair, palette: Palette): boolean {
  return ratioOf(pair, palette) >= pair.least;
}

function toHex(colour: Rgba): Hex {
  const bytes = colour.slice(0, 3).map((part) => Math.round(part).toString(16).padStart(2, '0'));
  return `#${bytes.join('')}`;
}
