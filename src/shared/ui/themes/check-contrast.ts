import type { Hex } from '../../platform/colours.ts';
import { type CheckedPlace, checkedPlaces, type Place } from './checked-places.ts';
import { blend, type Rgba } from './contrast.ts';
import type { ContrastPair } from './contrast-pairs.ts';
import { nearestPassing, ratioOf } from './pair-contrast.ts';
import { paletteOf } from './palette.ts';
import type { Theme } from './theme.ts';
import { tokenName } from './theme-tokens.ts';

/** What a pair measures in a theme, and how it looks. */
export type MeasuredPair = ContrastPair & {
  place: Place;
  ratio: number;
  seen: { front: Rgba; ground: Rgba };
};

export type WeakPair = MeasuredPair & {
  /** The field to change, and the nearest colour with which this pair passes; undefined where no lightness does. */
  field: ColourField;
  nearest: Hex | undefined;
};

/** Where a colour is in the record of a theme. */
export type ColourField = {
  [G in 'colours' | 'mixed' | 'dark' | 'mail' | 'map' | 'print']: {
    group: G;
    name: Exclude<keyof Theme[G], 'mode'> & string;
  };
}['colours' | 'mixed' | 'dark' | 'mail' | 'map' | 'print'];

/** Every pair that occurs, as it measures. */
export function measurePairs(theme: Theme): readonly MeasuredPair[] {
  return checkedPlaces(theme).flatMap(measure);
}

/** The pairs that fail WCAG AA: with one of them a theme is not published. */
export function checkContrast(theme: Theme): readonly WeakPair[] {
  return checkedPlaces(theme).flatMap((checked) =>
    measure(checked)
      .filter(({ ratio, least }) => ratio < least)
      .map((measured) => {
        const field = fieldToChange(theme, measured);
        const pair = checked.pairs.find(
          ({ front, ground, least }) =>
            front === measured.front && ground === measured.ground && least === measured.least,
        );
        const { colour, alone } = pair
          ? nearestPassing(checked.tokens, checked.pairs, pair, tokenOf(field))
          : {};
        return { ...measured, field, nearest: colour ?? alone };
      }),
  );
}

export function withColour(theme: Theme, { group, name }: ColourField, colour: Hex): Theme {
  return { ...theme, [group]: { ...theme[group], [name]: colour } };
}

function measure({ place, tokens, pairs }: CheckedPlace): MeasuredPair[] {
  const palette = paletteOf(tokens);
  return pairs.map((pair) => {
    const ground = palette(pair.ground);
    const seen = { front: blend(palette(pair.front), ground), ground };
    return { ...pair, place, ratio: ratioOf(pair, palette), seen };
  });
}

function fieldToChange(theme: Theme, { place, front, ground }: MeasuredPair): ColourField {
  switch (place) {
    case 'light':
      return lightField(theme, front, ground);
    case 'dark':
      return darkFields[front] ?? darkFields[ground] ?? { group: 'dark', name: 'paper' };
    case 'mail':
      if (ground === 'paper') return { group: 'mail', name: 'paper' };
      return { group: 'mail', name: front === 'on-brand' ? 'onBrand' : front === 'brand' ? 'brand' : 'ink' };
    case 'map':
      return { group: 'map', name: 'label' };
    case 'print':
      return { group: 'print', name: front === 'brand-ink' ? 'brand' : 'ink' };
  }
}

/** That of the text; where the text is mixed, or the same in all themes, the one that decides. */
function lightField(theme: Theme, front: string, ground: string): ColourField {
  if (front === 'brand-ink' && !theme.mixed.brandInk) return { group: 'colours', name: 'brand' };
  const isOnDark = ground === 'dark' || ground === 'on-dark';
  if (isOnDark && theme.mixed.dark) return { group: 'mixed', name: 'dark' };
  // Grounds that do not follow from the text in front of them.
  const other = front === 'on-dark' && !isOnDark ? fields[ground] : undefined;
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
  'brand-ink': { group: 'mixed', name: 'brandInk' },
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
  pin: { group: 'map', name: 'pin' },
  'ink-muted': ink,
  'ink-faint': ink,
  'line-field': ink,
  'on-ink': ink,
  'on-light': ink,
  dark: ink,
  'on-dark': ink,
  'on-dark-soft': ink,
  'on-dark-muted': ink,
};

const darkInk: ColourField = { group: 'dark', name: 'ink' };

const darkFields: Readonly<Record<string, ColourField>> = {
  ink: darkInk,
  paper: { group: 'dark', name: 'paper' },
  surface: { group: 'dark', name: 'surface' },
  dark: { group: 'dark', name: 'dark' },
  brand: { group: 'dark', name: 'brand' },
  'brand-ink': { group: 'dark', name: 'brandInk' },
  'on-brand': { group: 'dark', name: 'onBrand' },
  accent: { group: 'dark', name: 'accent' },
  'on-accent': { group: 'dark', name: 'onAccent' },
  'ink-muted': darkInk,
  'ink-faint': darkInk,
  'line-field': darkInk,
  'on-ink': darkInk,
  'on-light': darkInk,
  focus: darkInk,
  'on-dark': darkInk,
  'on-dark-soft': darkInk,
  'on-dark-muted': darkInk,
};

/** A field of mails, maps and paper has the name that its place gives the colour. */
function tokenOf({ group, name }: ColourField): string {
  return group === 'print' && name === 'brand' ? 'brand-ink' : tokenName(name);
}
