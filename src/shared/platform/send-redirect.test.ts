import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every redirect of the server passes by the function that checks its Location', () => {
  const others = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.|^src\/shared\/platform\/send-redirect\.ts$/.test(file))
    .filter((file) => /\breply\b[^;]*\.redirect\(|header\(\s*'location'/is.test(readFileSync(file, 'utf8')));
  expect(others).toEqual([]);
});
