import { expect, test } from 'vitest';
import closedAlertScript from './closed-alert.inline.ts?inline-script';
import { closedAlertCookie, isAlertClosed } from './closed-alert.ts';

test('ALERT-05 closing is remembered for one day, on every page, and is sent to no other site', () => {
  expect(closedAlertCookie({ secure: false })).toBe('hideAlert=true; max-age=86400; path=/; samesite=lax');
  expect(closedAlertCookie({ secure: true })).toMatch(/; secure$/);
});

test('ALERT-09 only the cookie named hideAlert with the value true counts, wherever it is in the header', () => {
  expect(isAlertClosed('hideAlert=true')).toBe(true);
  expect(isAlertClosed('a=1; hideAlert=true; b=2')).toBe(true);
  expect(isAlertClosed('')).toBe(false);
  expect(isAlertClosed('hideAlert=false')).toBe(false);
  expect(isAlertClosed('hideAlert=true2')).toBe(false);
  expect(isAlertClosed('dontHideAlert=true')).toBe(false);
});

test('the inline script that runs before the first paint decides the same', () => {
  const attributes: [string, boolean][] = [];
  const page = (cookie: string) => ({
    cookie,
    documentElement: { toggleAttribute: (name: string, on: boolean) => attributes.push([name, on]) },
  });
  const run = new Function('document', closedAlertScript);
  run(page('a=1; hideAlert=true'));
  run(page('hideAlert=false'));
  expect(attributes).toEqual([
    ['data-alert-closed', true],
    ['data-alert-closed', false],
  ]);
});
