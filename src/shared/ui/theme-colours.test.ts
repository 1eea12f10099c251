import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeColours } from './theme-colours.ts';
import { THEME_FONTS, type ThemeName } from './themes.ts';

const themes = Object.keys(THEME_FONTS) as ThemeName[];
const css = readFileSync('src/shared/ui/styles/themes.css', 'utf8');
const tokens = { ink: 'ink', brand: 'brand', paper: 'paper', accent: 'accent', onBrand: 'on-brand' } as const;

test.each(themes)('%s: what is drawn outside of CSS has the colours of the theme', (theme) => {
  const [, block = ''] = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(css) ?? [];
  for (const [name, token] of Object.entries(tokens)) {
    const [, value] = new RegExp(`--${token}: (#\\w+);`).exec(block) ?? [];
    expect(themeColours[theme][name as keyof typeof tokens], token).toBe(value);
  }
});
