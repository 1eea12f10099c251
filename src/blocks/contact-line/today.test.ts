import { expect, test } from 'vitest';
import { holdsToday, weekdayIn } from './today.ts';

test('a row holds every day from its first to its last', () => {
  const row = { from: 'Monday', to: 'Thursday' } as const;
  expect(holdsToday(row, 'Monday')).toBe(true);
  expect(holdsToday(row, 'Thursday')).toBe(true);
  expect(holdsToday(row, 'Friday')).toBe(false);
});

test('a row with only a first day holds that day alone', () => {
  expect(holdsToday({ from: 'Sunday', to: '' }, 'Sunday')).toBe(true);
  expect(holdsToday({ from: 'Sunday', to: '' }, 'Monday')).toBe(false);
});

test('a row may run over the end of the week', () => {
  const weekend = { from: 'Saturday', to: 'Monday' } as const;
  expect(holdsToday(weekend, 'Sunday')).toBe(true);
  expect(holdsToday(weekend, 'Tuesday')).toBe(false);
});

test('a row that says no day is never marked', () => {
  expect(holdsToday({ from: '', to: '' }, 'Monday')).toBe(false);
});

test('the weekday is the one of the site, not of the server', () => {
  const lateOnSaturday = new Date('2026-11-14T23:30:00Z');
  expect(weekdayIn('Europe/Stockholm', lateOnSaturday)).toBe('Sunday');
  expect(weekdayIn('Europe/London', lateOnSaturday)).toBe('Saturday');
});
