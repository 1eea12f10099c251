import { expect, test } from 'vitest';
import { includesDay, weekdayIn } from './today.ts';

test('a row holds every day from its first to its last', () => {
  const row = { from: 'Monday', to: 'Thursday' } as const;
  expect(includesDay(row, 'Monday')).toBe(true);
  expect(includesDay(row, 'Thursday')).toBe(true);
  expect(includesDay(row, 'Friday')).toBe(false);
});

test('a row with only a first day holds that day alone', () => {
  expect(includesDay({ from: 'Sunday', to: '' }, 'Sunday')).toBe(true);
  expect(includesDay({ from: 'Sunday', to: '' }, 'Monday')).toBe(false);
});

test('a row may run over the end of the week', () => {
  const weekend = { from: 'Saturday', to: 'Monday' } as const;
  expect(includesDay(weekend, 'Sunday')).toBe(true);
  expect(includesDay(weekend, 'Tuesday')).toBe(false);
});

test('a row without days is never marked', () => {
  expect(includesDay({ from: '', to: '' }, 'Monday')).toBe(false);
});

test('the weekday is the one of the site, not of the server', () => {
  const lateOnSaturday = new Date('2026-11-14T23:30:00Z');
  expect(weekdayIn('Europe/Stockholm', lateOnSaturday)).toBe('Sunday');
  expect(weekdayIn('Europe/London', lateOnSaturday)).toBe('Saturday');
});
