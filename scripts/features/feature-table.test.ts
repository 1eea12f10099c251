import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { features } from '../../src/main/features.ts';
import { withFeatureTable } from './feature-table.ts';
import { inFolder } from './in-folder.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'src/features');

test('the README describes the features as they describe themselves (npm run features)', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(readme).toBe(withFeatureTable(readme, inFolder(features, folder)));
});

test('every folder of features is in the list, under its name', () => {
  expect(
    inFolder(features, folder)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(readdirSync(folder).sort());
});

test('no two modules of the list have one name', () => {
  const names = features.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
