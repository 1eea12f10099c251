import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blockNames } from './blocks.ts';

test('every block has a picture by which editors choose it, and no picture is left over', async () => {
  const files = await readdir(join(import.meta.dirname, '../pictures/blocks'));
  expect(files.toSorted()).toEqual(blockNames.map((name) => `${name}.webp`).toSorted());
});
