import { expect, test } from 'vitest';
import { nextSeasonTurn, seasonOf } from './season-turn.ts';

test.each([
  ['2026-11-19', '2027-03-15', 'summer'],
  ['2027-03-14', '2027-03-15', 'summer'],
  ['2027-03-15', '2027-10-01', 'winter'],
  ['2027-09-30', '2027-10-01', 'winter'],
  ['2027-10-01', '2028-03-15', 'summer'],
  ['2027-12-31', '2028-03-15', 'summer'],
])('after %s the season turns on %s, to %s', (date, turn, season) => {
  expect(nextSeasonTurn(date)).toBe(turn);
  expect(seasonOf(turn)).toBe(season);
});
