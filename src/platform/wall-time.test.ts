import { expect, test } from 'vitest';
import { momentOf } from './wall-time.ts';

const at = (wallTime: string, zone: string) => momentOf(wallTime, zone)?.toISOString();

test('a summer evening in Stockholm is two hours ahead, a winter one an hour', () => {
  expect(at('2026-07-01T18:00', 'Europe/Stockholm')).toBe('2026-07-01T16:00:00.000Z');
  expect(at('2026-12-13T18:00', 'Europe/Stockholm')).toBe('2026-12-13T17:00:00.000Z');
});

test('29 March 2026: the day is an hour short, and an hour that never comes is the one in its place', () => {
  expect(at('2026-03-29T01:59', 'Europe/Stockholm')).toBe('2026-03-29T00:59:00.000Z');
  expect(at('2026-03-29T02:30', 'Europe/Stockholm')).toBe('2026-03-29T01:30:00.000Z');
  expect(at('2026-03-29T03:00', 'Europe/Stockholm')).toBe('2026-03-29T01:00:00.000Z');
  expect(at('2026-03-29T01:30', 'Europe/London')).toBe('2026-03-29T01:30:00.000Z');
  expect(at('2026-03-29T04:00', 'Europe/Helsinki')).toBe('2026-03-29T01:00:00.000Z');
});

test('25 October 2026: an hour that comes twice is the first of the two', () => {
  expect(at('2026-10-25T02:30', 'Europe/Stockholm')).toBe('2026-10-25T00:30:00.000Z');
  expect(at('2026-10-25T03:00', 'Europe/Stockholm')).toBe('2026-10-25T02:00:00.000Z');
  expect(at('2026-10-25T01:30', 'Europe/London')).toBe('2026-10-25T00:30:00.000Z');
});

test.each(['', 'tomorrow', '2026-12-13', '2026-12-13T18:00Z'])('%o is no time on a wall', (text) => {
  expect(momentOf(text, 'Europe/Stockholm')).toBeUndefined();
});
