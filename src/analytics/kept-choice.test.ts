import { expect, test } from 'vitest';
import { keptChoice } from './kept-choice.ts';

const cookie = (value: object) =>
  `a=b; cc_cookie=${encodeURIComponent(JSON.stringify({ consentId: 'x', revision: 0, ...value }))}; c=d`;

test('what was chosen is kept', () => {
  expect(keptChoice(cookie({ categories: ['necessary', 'analytics'] }), 0)).toEqual([
    'necessary',
    'analytics',
  ]);
});

test('without a choice, or with a torn one, nothing has been chosen', () => {
  expect(keptChoice('', 0)).toBeUndefined();
  expect(keptChoice('cc_cookie=%7B', 0)).toBeUndefined();
  expect(keptChoice('cc_cookie=%E0%A4%A', 0)).toBeUndefined();
  expect(keptChoice(cookie({ categories: 'analytics' }), 0)).toBeUndefined();
  expect(keptChoice(cookie({ consentId: '', categories: ['analytics'] }), 0)).toBeUndefined();
});

test('who chose under another revision is asked again', () => {
  expect(keptChoice(cookie({ categories: ['analytics'] }), 1)).toBeUndefined();
  expect(keptChoice(cookie({ categories: ['analytics'], revision: 1 }), 1)).toEqual(['analytics']);
});
