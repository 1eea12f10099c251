import { type PageStyles, usePageStyles } from '../page-styles.tsx';
import type { Theme } from './theme.ts';
import { themeRule } from './theme-rule.ts';

/** The page carries the rules of these themes. */
export function addThemes(styles: PageStyles, themes: Iterable<Theme>): void {
  for (const theme of themes) styles.addRules(theme.name, themeRule(theme));
}

/** For elements that name a theme of their own in `data-theme`. */
export function usePageThemes(themes: Iterable<Theme>): void {
  const styles = usePageStyles();
  if (styles) addThemes(styles, themes);
}
