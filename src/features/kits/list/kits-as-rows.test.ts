import { expect, test } from 'vitest';
import kitsAsRowsScript from './kits-as-rows.inline.ts?inline-script';
import { kitsAsRowsCookie, readsAsRows } from './kits-as-rows.ts';

test('KIT-01 CONST-17 list or grid is remembered for 3600 seconds, on every page, and is sent to no other site', () => {
  expect(kitsAsRowsCookie(true, { secure: false })).toBe(
    'kitsAsRows=true; max-age=3600; path=/; samesite=lax',
  );
  expect(kitsAsRowsCookie(false, { secure: true })).toMatch(/^kitsAsRows=false; .*; secure$/);
});

test('KIT-01 only the cookie named kitsAsRows with the value true means rows', () => {
  expect(readsAsRows('kitsAsRows=true')).toBe(true);
  expect(readsAsRows('a=1; kitsAsRows=true; b=2')).toBe(true);
  for (const other of ['', 'kitsAsRows=false', 'kitsAsRows=true2', 'notKitsAsRows=true'])
    expect(readsAsRows(other)).toBe(false);
});

test('KIT-01 the inline script that runs before the first paint decides the same', () => {
  const attributes: boolean[] = [];
  const page = (cookie: string) => ({
    cookie,
    documentElement: { toggleAttribute: (_: string, on: boolean) => attributes.push(on) },
  });
  const run = new Function('document', kitsAsRowsScript);
  run(page('a=1; kitsAsRows=true'));
  run(page('kitsAsRows=false'));
  expect(attributes).toEqual([true, false]);
});
