import type { FontFamily } from './fonts.ts';

/** The themes of styles/themes.css and the typefaces of each. */
export const THEME_FONTS = {
  forecourt: ['Figtree'],
  solvik: ['Instrument Sans'],
  carstore: ['Outfit'],
  charging: ['Red Hat Display'],
  bistro: ['Figtree', 'Fraunces'],
  group: ['Manrope'],
  trucks: ['Figtree'],
  auction: ['Red Hat Display'],
  finance: ['Manrope'],
  kits: ['Figtree'],
  bmw: ['Instrument Sans'],
  mini: ['Instrument Sans'],
} as const satisfies Record<string, readonly FontFamily[]>;

export type ThemeName = keyof typeof THEME_FONTS;

export function fontsOf(theme: ThemeName): readonly FontFamily[] {
  return THEME_FONTS[theme];
}
