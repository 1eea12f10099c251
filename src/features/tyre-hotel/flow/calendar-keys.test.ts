import { expect, test } from 'vitest';
import { dayForKey } from './calendar-keys.ts';

// Weekdays from Thursday 19 November 2026 on; weekends and 21 December are taken.
const free = [
  '2026-11-19',
  '2026-11-20',
  '2026-11-23',
  '2026-11-27',
  '2026-12-18',
  '2026-12-22',
  '2027-01-20',
];

test('TH-35 End and Home go to the last and first free day of the week, also where Sunday and Monday are closed', () => {
  expect(dayForKey('End', '2026-11-19', free)).toBe('2026-11-20');
  expect(dayForKey('End', '2026-11-23', free)).toBe('2026-11-27');
  expect(dayForKey('Home', '2026-11-27', free)).toBe('2026-11-23');
  expect(dayForKey('End', '2026-11-27', free)).toBeUndefined();
  expect(dayForKey('Home', '2026-11-19', free)).toBeUndefined();
});

test('TH-35 PageDown and PageUp go to the free day of the next month nearest to the same day', () => {
  expect(dayForKey('PageDown', '2026-11-20', free)).toBe('2026-12-18');
  expect(dayForKey('PageDown', '2026-12-22', free)).toBe('2027-01-20');
  expect(dayForKey('PageUp', '2026-12-22', free)).toBe('2026-11-23');
  // A month without a free day is passed over.
  expect(dayForKey('PageDown', '2026-11-20', ['2026-11-20', '2027-02-03'])).toBe('2027-02-03');
  expect(dayForKey('PageDown', '2027-01-20', free)).toBeUndefined();
  expect(dayForKey('PageDown', '2027-01-31', [...free, '2027-02-26', '2027-03-01'])).toBe('2027-02-26');
  expect(dayForKey('ArrowRight', '2026-11-19', free)).toBeUndefined();
});
