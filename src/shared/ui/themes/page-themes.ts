import { type PageStyles, usePageStyles } from '../page-styles.tsx';
import type { Theme } from './theme.ts';
import { themeRule } from './theme-rule.ts';
import { fontRules, type UploadedFont } from './uploaded-fonts.ts';

/** The page carries the rules of these themes, and of the fonts that were uploaded for them. */
export function addThemes(styles: PageStyles, themes: Iterable<Theme>): void {
  for (const theme of themes) {
    addFonts(styles, theme.fonts);
    styles.addRules(theme.name, themeRule(theme));
  }
}

/** A page with a font's rules fetches it when something is set in it. */
export function addFonts(styles: PageStyles, fonts: Iterable<UploadedFont>): void {
  for (const font of fonts) styles.addRules(`font ${font.slug}`, fontRules(font));
}

/** For elements that name a theme of their own in `data-theme`. */
export function usePageThemes(themes: Iterable<Theme>): void {
  const styles = usePageStyles();
  if (styles) addThemes(styles, themes);
}
