import type { Hex } from './colours.ts';
import type { FontFamily } from './fonts.ts';

type Theme = {
  /** Preloaded with every page of the theme. */
  fonts: readonly FontFamily[];
  /** Those of styles/themes.css, where a test compares them: maps and mails cannot read CSS variables. */
  colours: { ink: Hex; brand: Hex; paper: Hex; accent: Hex; onBrand: Hex };
};

/** The themes that a site can have, each with its rule in styles/themes.css. */
export const THEMES = {
  solvik: {
    fonts: ['Instrument Sans'],
    colours: { ink: '#10201d', brand: '#0c4a40', paper: '#f6f4ef', accent: '#e2a33b', onBrand: '#f6f4ef' },
  },
  carstore: {
    fonts: ['Outfit'],
    colours: { ink: '#101327', brand: '#2b3bff', paper: '#f5f6fb', accent: '#ff6b4a', onBrand: '#fff' },
  },
  bmw: {
    fonts: ['Instrument Sans'],
    colours: { ink: '#262626', brand: '#1c69d4', paper: '#fff', accent: '#1c69d4', onBrand: '#fff' },
  },
  mini: {
    fonts: ['Instrument Sans'],
    colours: { ink: '#000', brand: '#000', paper: '#fff', accent: '#dd0531', onBrand: '#fff' },
  },
  charging: {
    fonts: ['Red Hat Display'],
    colours: { ink: '#0a1022', brand: '#22357a', paper: '#f3f5f7', accent: '#c6f135', onBrand: '#fff' },
  },
  bistro: {
    fonts: ['Figtree', 'Fraunces'],
    colours: { ink: '#2b1712', brand: '#7d1f25', paper: '#faf2e4', accent: '#e3a13a', onBrand: '#faf2e4' },
  },
  group: {
    fonts: ['Manrope'],
    colours: { ink: '#10191f', brand: '#0f5560', paper: '#fff', accent: '#e2a33b', onBrand: '#fff' },
  },
  trucks: {
    fonts: ['Figtree'],
    colours: { ink: '#1a1613', brand: '#a83a0c', paper: '#f4f1ec', accent: '#f5b81f', onBrand: '#fff' },
  },
  auction: {
    fonts: ['Red Hat Display'],
    colours: { ink: '#1f0f24', brand: '#6a1f6d', paper: '#f8f4f6', accent: '#ff9d7a', onBrand: '#fff' },
  },
  finance: {
    fonts: ['Manrope'],
    colours: { ink: '#0d1b2b', brand: '#15507f', paper: '#f2f5f8', accent: '#7fd1c0', onBrand: '#fff' },
  },
  kits: {
    fonts: ['Figtree'],
    colours: { ink: '#1b1d17', brand: '#34571f', paper: '#f6f6ef', accent: '#f2c318', onBrand: '#fff' },
  },
  forecourt: {
    fonts: ['Figtree'],
    colours: { ink: '#14161a', brand: '#14161a', paper: '#f4f4f1', accent: '#ffd23f', onBrand: '#fff' },
  },
} as const satisfies Record<string, Theme>;

export type ThemeName = keyof typeof THEMES;

/** In the order in which editors choose; the first is that of a new site. */
export const THEME_NAMES = Object.keys(THEMES) as [ThemeName, ...ThemeName[]];

export function fontsOf(theme: ThemeName): readonly FontFamily[] {
  return THEMES[theme].fonts;
}
