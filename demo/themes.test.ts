import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastRatio } from '../src/shared/ui/testing/contrast-ratio.ts';
import { checkContrast } from '../src/shared/ui/themes/check-contrast.ts';
import type { Rgba } from '../src/shared/ui/themes/contrast.ts';
import { mailColours } from '../src/shared/ui/themes/mail-colours.ts';
import { mapPalette } from '../src/shared/ui/themes/map-palette.ts';
import { paletteOf } from '../src/shared/ui/themes/palette.ts';
import { themeTokens } from '../src/shared/ui/themes/theme-tokens.ts';
import { themes } from './themes.ts';

test('the names of themes are their own, and there are twelve', () => {
  expect(new Set(themes.map(({ name }) => name)).size).toBeGreaterThanOrEqual(12);
});

test.each(themes)('$name: every pair of colours passes WCAG AA', (theme) => {
  expect(checkContrast(theme)).toEqual([]);
});

/** What the looks of the alert above the header have behind their text (shell/alert/alert.css). */
const alertGrounds = ['dark', 'surface', 'stage-deep', 'warning'] as const;

/** Lab distances below this look like one colour when they are not side by side. */
const LEAST_DISTANCE = 6;

test.each(themes)('ALERT-03 $name: no two looks of the alert share a colour', (theme) => {
  const colour = paletteOf(themeTokens(theme));
  const pairs = alertGrounds.flatMap((one, at) =>
    alertGrounds.slice(at + 1).map((other) => [one, other] as const),
  );
  const alike = pairs
    .map(([one, other]) => ({ one, other, apart: labDistance(colour(one), colour(other)) }))
    .filter(({ apart }) => apart < LEAST_DISTANCE);
  expect(alike).toEqual([]);
});

test.each(themes)('$name: names on the map stand out from what they lie on, and water from land', (theme) => {
  const { land, town, water, label, smallLabel, countryLabel, waterLabel } = mapPalette(theme);
  const weak = [label, smallLabel, countryLabel]
    .flatMap((text) => [land, town, water].map((ground) => contrastRatio(text, ground)))
    .concat(contrastRatio(waterLabel, water))
    .filter((ratio) => ratio < 4.5);
  expect(weak).toEqual([]);
  expect(contrastRatio(land, water)).toBeGreaterThan(1.1);
});

test.each(themes)('$name: every text of a mail has a contrast of 4.5 to 1', (theme) => {
  const { paper, sheet, tint, ink, muted, brand, onBrand } = mailColours(theme);
  const pairs = [
    ...[ink, muted, brand].flatMap((text) => [sheet, tint].map((ground) => contrastRatio(text, ground))),
    contrastRatio(muted, paper),
    contrastRatio(onBrand, brand),
  ];
  expect(Math.min(...pairs)).toBeGreaterThanOrEqual(4.5);
});

test('SITE-08 headings are weight 400 and at most 64 and 32 px in the four brand designs', () => {
  const shared = readFileSync('src/shared/ui/styles/tokens.css', 'utf8');
  expect(shared).toMatch(/--h1: clamp\(.*, 4rem\)/);
  expect(shared).toMatch(/--h2: clamp\(.*, 2rem\)/);
  expect(shared).toContain('--heading-weight: 400;');
  for (const { name, type } of themes)
    if (['solvik', 'carstore', 'bmw', 'mini'].includes(name)) expect(type.headingWeight).toBeUndefined();
});

function labDistance(one: Rgba, other: Rgba): number {
  const [a, b] = [toLab(one), toLab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** CIE Lab with the white of sRGB. */
function toLab([red, green, blue]: Rgba): readonly [number, number, number] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const curve = (part: number) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function linear(channel: number): number {
  return channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
}
