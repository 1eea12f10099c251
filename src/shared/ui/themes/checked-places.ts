import { type ContrastPair, contrastPairs, mailPairs, mapPairs, printPairs } from './contrast-pairs.ts';
import { darkTokens } from './dark-tokens.ts';
import { mailColours } from './mail-colours.ts';
import { mapPalette } from './map-palette.ts';
import type { Tokens } from './palette.ts';
import { printTokens } from './print-tokens.ts';
import type { Theme } from './theme.ts';
import { themeTokens } from './theme-tokens.ts';

/** Where the colours of a theme meet. */
export type Place = 'light' | 'dark' | 'mail' | 'map' | 'print';

export type CheckedPlace = {
  place: Place;
  tokens: Tokens;
  pairs: readonly ContrastPair[];
};

export function checkedPlaces(theme: Theme): readonly CheckedPlace[] {
  return [
    // On paper and in mails a theme is light, even where its pages are always dark.
    { place: 'light', tokens: themeTokens(theme), pairs: contrastPairs },
    ...(theme.dark.mode === 'light'
      ? []
      : [{ place: 'dark' as const, tokens: darkTokens(theme), pairs: contrastPairs }]),
    { place: 'mail', tokens: mailTokens(theme), pairs: mailPairs },
    { place: 'map', tokens: new Map(Object.entries(mapPalette(theme))), pairs: mapPairs },
    {
      place: 'print',
      tokens: new Map<string, string>([...Object.entries(printTokens(theme)), ['paper', '#ffffff']]),
      pairs: printPairs,
    },
  ];
}

/** Mixed again where one of them changes. */
function mailTokens(theme: Theme): Tokens {
  const { ink, brand, onBrand, paper, sheet } = mailColours(theme);
  return new Map(
    Object.entries({
      ...{ ink, brand, 'on-brand': onBrand, paper, sheet },
      muted: 'color-mix(in srgb, var(--ink) 70%, #fff)',
      tint: 'color-mix(in srgb, var(--brand) 8%, #fff)',
    }),
  );
}
