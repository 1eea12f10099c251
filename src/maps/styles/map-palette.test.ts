import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { THEME_FONTS, type ThemeName } from '../../ui/themes.ts';
import { contrastRatio } from './colours.ts';
import { mapPalette, themeColours } from './map-palette.ts';

const themes = Object.keys(THEME_FONTS) as ThemeName[];
const css = readFileSync('src/ui/styles/themes.css', 'utf8');

test.each(themes)('%s: the map begins with the colours of the theme', (theme) => {
  const [, block = ''] = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(css) ?? [];
  for (const token of ['ink', 'brand', 'paper', 'accent'] as const) {
    const [, value] = new RegExp(`--${token}: (#\\w+);`).exec(block) ?? [];
    expect(themeColours[theme][token], token).toBe(value);
  }
});

test.each(themes)('%s: every colour of the map is written out', (theme) => {
  for (const [name, colour] of Object.entries(mapPalette(theme)))
    expect(colour, name).toMatch(/^#[\da-f]{6}$/);
});

test.each(themes)('%s: names stand out 4.5 to 1 from what they lie on', (theme) => {
  const { land, town, water, label, smallLabel, countryLabel, waterLabel } = mapPalette(theme);
  const weak = [label, smallLabel, countryLabel]
    .flatMap((text) => [land, town, water].map((ground) => contrastRatio(text, ground)))
    .concat(contrastRatio(waterLabel, water))
    .filter((ratio) => ratio < 4.5);
  expect(weak).toEqual([]);
});

test.each(themes)('%s: water can be told from land', (theme) => {
  const { land, water } = mapPalette(theme);
  expect(contrastRatio(land, water)).toBeGreaterThan(1.1);
});
