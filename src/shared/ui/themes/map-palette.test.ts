import { expect, test } from 'vitest';
import { contrastRatio } from '../testing/contrast-ratio.ts';
import { mapPalette } from './map-palette.ts';
import { forecourt } from './theme.ts';

test.each([forecourt])('$name: every colour of the map is written out', (theme) => {
  for (const [name, colour] of Object.entries(mapPalette(theme)))
    expect(colour, name).toMatch(/^#[\da-f]{6}$/);
});

test.each([forecourt])('$name: names stand out 4.5 to 1 from what they lie on', (theme) => {
  const { land, town, water, label, smallLabel, countryLabel, waterLabel } = mapPalette(theme);
  const weak = [label, smallLabel, countryLabel]
    .flatMap((text) => [land, town, water].map((ground) => contrastRatio(text, ground)))
    .concat(contrastRatio(waterLabel, water))
    .filter((ratio) => ratio < 4.5);
  expect(weak).toEqual([]);
});

test.each([forecourt])('$name: water can be told from land', (theme) => {
  const { land, water } = mapPalette(theme);
  expect(contrastRatio(land, water)).toBeGreaterThan(1.1);
});
