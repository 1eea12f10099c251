import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { trustChecks } from './all-checks.ts';

test('every check of this folder is made when all cars are walked', async () => {
  const files = (await readdir(import.meta.dirname)).filter((file) => /^[\w-]+\.ts$/.test(file));
  const sources = await Promise.all(files.map((file) => readFile(join(import.meta.dirname, file), 'utf8')));
  const declared = sources.filter((source) => /^export const \w+: TrustCheck = /m.test(source));
  expect(declared.length).toBeGreaterThan(5);
  expect(trustChecks).toHaveLength(declared.length);
  expect(new Set(trustChecks).size).toBe(trustChecks.length);
});
