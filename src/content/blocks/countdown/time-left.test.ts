import { expect, test } from 'vitest';
import { instantOf } from '../../../shared/platform/wall-time.ts';
import { formatUnit, timeLeft, units } from './time-left.ts';

const SECOND = 1000;
const shown = (milliseconds: number) =>
  units.map((unit) => formatUnit(timeLeft(milliseconds), unit)).join(' ');

test('COUNT-01 days, hours, minutes and seconds, each second one less', () => {
  const twoDays = (2 * 86_400 + 3 * 3600 + 4 * 60 + 5) * SECOND;
  expect(shown(twoDays)).toBe('2 03 04 05');
  expect(shown(twoDays - SECOND)).toBe('2 03 04 04');
  expect(shown(twoDays - 6 * SECOND)).toBe('2 03 03 59');
});

test('COUNT-02 at zero it stays at zero, and zero is not shown before the time has come', () => {
  expect(shown(SECOND / 10)).toBe('0 00 00 01');
  expect(shown(0)).toBe('0 00 00 00');
  expect(shown(-5 * 86_400 * SECOND)).toBe('0 00 00 00');
});

test('COUNT-03 across both clock changes of 2026 the site’s wall clock counts, not days of 24 hours', () => {
  const between = (from: string, to: string) =>
    Number(instantOf(to, 'Europe/Stockholm')) - Number(instantOf(from, 'Europe/Stockholm'));
  expect(shown(between('2026-03-28T12:00', '2026-03-29T12:00'))).toBe('0 23 00 00');
  expect(shown(between('2026-10-24T12:00', '2026-10-25T12:00'))).toBe('1 01 00 00');
});
