import { expect, test } from 'vitest';
import { joinWallTime, splitWallTime, toPickerDate, toWallDay } from './wall-time.ts';

test('a day and a time of 24 hours are one text, and a day may be alone', () => {
  expect(splitWallTime('2026-11-04T18:30')).toEqual({ day: '2026-11-04', time: '18:30' });
  expect(splitWallTime('2026-11-04')).toEqual({ day: '2026-11-04', time: '' });
  expect(joinWallTime('2026-11-04', '18:30')).toBe('2026-11-04T18:30');
  expect([joinWallTime('2026-11-04', ''), joinWallTime('', '18:30')]).toEqual(['2026-11-04', '']);
});

test.each(['2026-03-29', '2026-10-25', '2026-12-31'])('%s stays the same day through the calendar', (day) => {
  expect(toWallDay(toPickerDate(day))).toBe(day);
});
