import { expect, test } from 'vitest';
import { createTheme } from '../../../src/shared/ui/themes/theme.ts';
import type { DirectoryEntry } from './directory-entry.ts';
import { aSite } from './testing/a-site.ts';
import { isLight, wallColours } from './wall-colours.ts';

type Look = Pick<DirectoryEntry['directory'], 'look' | 'wallTone'>;
const paintOf = (directory: Look) => wallColours([aSite({ directory })])[0];

test('the only site of a theme has its brand colour', () => {
  const paints = wallColours([aSite({ theme: aTheme('bistro') }), aSite({ theme: aTheme('trucks') })]);
  expect(paints).toEqual(['brand', 'brand']);
});

test('sites that share a theme get different bays', () => {
  const paints = wallColours([aSite(), aSite({ theme: aTheme('group') }), aSite(), aSite(), aSite()]);
  expect(paints).toEqual(['brand', 'brand', 'turned', 'sand', 'night']);
});

test('a dark look has a dark bay and leaves the brand colour to the next site', () => {
  const paints = wallColours([aSite({ directory: { look: 'dark' } }), aSite()]);
  expect(paints).toEqual(['night', 'brand']);
});

test('light bays are pale behind light looks and bright behind the others', () => {
  expect(paintOf({ look: 'stage', wallTone: 'light' })).toBe('pale');
  expect(paintOf({ look: 'plain', wallTone: 'light' })).toBe('pale');
  expect(paintOf({ look: 'accent', wallTone: 'light' })).toBe('accent');
  expect(paintOf({ look: 'dark', wallTone: 'light' })).toBe('accent');
});

test('only light paints need dark text', () => {
  expect(isLight('pale') && isLight('accent')).toBe(true);
  expect((['brand', 'turned', 'sand', 'night'] as const).some(isLight)).toBe(false);
});

function aTheme(name: string) {
  return createTheme(name, {});
}
