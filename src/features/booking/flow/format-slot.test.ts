import { expect, test } from 'vitest';
import { allLanguages } from '../../../shared/sites/languages.ts';
import {
  formatLongDay,
  formatShortDay,
  formatWeekday,
  formatWeekRange,
  splitTimeSlot,
} from './format-slot.ts';
import { weekOf } from './weeks.ts';

const range = (date: string) => formatWeekRange(weekOf(date), 'sv');

test('SB-72 the range of a week names the month once, unless it changes', () => {
  expect(range('2026-11-18')).toBe('16–22 nov');
  expect(range('2026-12-01')).toBe('30 nov–6 dec');
  expect(range('2026-12-31')).toBe('28 dec–3 jan');
});

test('days are short in the list and long in the summary', () => {
  expect(formatWeekday('2026-11-19', 'sv')).toBe('tors');
  expect(formatShortDay('2026-11-18', 'sv')).toBe('ons 18 nov');
  expect(formatLongDay('2026-11-19', 'sv')).toBe('torsdag 19 november');
  expect(formatLongDay('2026-11-19', 'en')).toBe('Thursday 19 November');
});

test('in every language a range has both days', () => {
  for (const language of allLanguages)
    expect(formatWeekRange(weekOf('2026-11-18'), language)).toMatch(/16.*22/);
});

test('a time slot is a local day and clock; no zone moves it', () => {
  expect(splitTimeSlot('2026-03-29T08:00:00')).toEqual({ date: '2026-03-29', time: '08:00' });
});
