import { expect, test } from 'vitest';
import { storedConsent } from './stored-consent.ts';

const cookie = (value: object) =>
  `a=b; cc_cookie=${encodeURIComponent(JSON.stringify({ consentId: 'x', revision: 0, ...value }))}; c=d`;

test('a stored choice is read from its cookie', () => {
  expect(storedConsent(cookie({ categories: ['necessary', 'analytics'] }), 0)).toEqual([
    'necessary',
    'analytics',
  ]);
});

test('without a choice, or with a broken cookie, nothing has been chosen', () => {
  expect(storedConsent('', 0)).toBeUndefined();
  expect(storedConsent('cc_cookie=%7B', 0)).toBeUndefined();
  expect(storedConsent('cc_cookie=%E0%A4%A', 0)).toBeUndefined();
  expect(storedConsent(cookie({ categories: 'analytics' }), 0)).toBeUndefined();
  expect(storedConsent(cookie({ consentId: '', categories: ['analytics'] }), 0)).toBeUndefined();
});

test('a choice for another revision does not count', () => {
  expect(storedConsent(cookie({ categories: ['analytics'] }), 1)).toBeUndefined();
  expect(storedConsent(cookie({ categories: ['analytics'], revision: 1 }), 1)).toEqual(['analytics']);
});
