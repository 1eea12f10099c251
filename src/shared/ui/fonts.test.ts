import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONT_FAMILIES, type FontFamily, fontFilesFor } from './fonts.ts';

const families = Object.keys(FONT_FAMILIES) as FontFamily[];

test('Swedish needs the small file only, Slovak the rest of Latin and the extended one too', () => {
  expect(fontFilesFor('Outfit', 'sv')).toEqual(['src/shared/ui/fonts/outfit-core-normal.woff2']);
  expect(fontFilesFor('Outfit', 'sk')).toHaveLength(3);
});

test.each(families)('%s: every file named is there', (family) => {
  for (const file of fontFilesFor(family, 'sk')) expect(existsSync(file), file).toBe(true);
});
