import { darkTokens } from './dark-tokens.ts';
import type { Tokens } from './palette.ts';
import { printTokens } from './print-tokens.ts';
import type { Theme } from './theme.ts';
import { themeTokens } from './theme-tokens.ts';

/** The rules of a theme. They are in the layer of styles/tokens.css, which mixes the rest. */
export function themeRule(theme: Theme): string {
  const known = rules.get(theme);
  if (known) return known;
  const rule = `@layer theme{${themeRules(theme, `[data-theme="${theme.name}"]`)}}`;
  rules.set(theme, rule);
  return rule;
}

const rules = new WeakMap<Theme, string>();

/** In the light, in the dark where the theme has it, and on paper, which is always white. */
export function themeRules(theme: Theme, selector: string): string {
  const light = themeTokens(theme);
  const { mode } = theme.dark;
  const dark = `${selector}{color-scheme:dark;${declarations(mode === 'light' ? [] : changedIn(darkTokens(theme), light))}}`;
  const printed = Object.entries(printTokens(theme)).filter(
    ([token, colour]) => shown(light, token) !== colour,
  );
  return [
    `${selector}{${declarations(light)}}`,
    mode === 'dark' && `@media screen{${dark}}`,
    mode === 'device' && `@media screen and (prefers-color-scheme:dark){${dark}}`,
    printed.length > 0 && `@media print{${selector}{${declarations(printed)}}}`,
  ]
    .filter(Boolean)
    .join('');
}

function changedIn(dark: Tokens, light: Tokens): [string, string][] {
  return [...dark].filter(([token, value]) => light.get(token) !== value);
}

function shown(light: Tokens, token: string): string | undefined {
  return light.get(token) ?? (token === 'brand-ink' ? light.get('brand') : undefined);
}

function declarations(tokens: Tokens | readonly (readonly [string, string])[]): string {
  return [...tokens].map(([name, value]) => `--${name}:${value}`).join(';');
}
