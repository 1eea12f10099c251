import { expect, test } from 'vitest';
import { figuresIn } from './figures.ts';

const from = '2026-11-17T08:00:00.000Z';
const [english, swedish] = [figuresIn('en'), figuresIn('sv')];

test.each([
  ['2026-11-17T08:00:00.400Z', '0 s'],
  ['2026-11-17T08:01:05.000Z', '1 min 5 s'],
  ['2026-11-17T11:00:00.000Z', '3 h'],
  ['2026-11-20T12:30:10.000Z', '3 d 4 h'],
  ['2026-11-17T07:00:00.000Z', '0 s'],
])('until %s it is %s', (to, text) => expect(english.duration(from, to)).toBe(text));

test('a share of nothing is no figure', () => {
  expect([english.share(0, 0), english.share(971, 1000)]).toEqual(['–', '97.1 %']);
  expect([english.megabytes(undefined), english.megabytes(3_000_000_000)]).toEqual(['–', '2,861 MB']);
});

test('figures are written as Swedish writes them', () => {
  expect(swedish.duration(from, '2026-11-20T12:30:10.000Z')).toBe('3 d 4 tim');
  expect([swedish.share(971, 1000), swedish.megabytes(3_000_000_000)]).toEqual(['97,1 %', '2\u00a0861 MB']);
});
