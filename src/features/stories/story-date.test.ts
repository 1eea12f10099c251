import { expect, test } from 'vitest';
import { sortableDate, storyDate } from './story-date.ts';

test('STORY-23 dates are DD/MM/YYYY in English and YYYY-MM-DD in every other language', () => {
  const shown = (language: 'en' | 'sv' | 'nb' | 'fi' | 'sk') =>
    storyDate('2026-11-04', language)?.formattedDateValue;
  expect(shown('en')).toBe('04/11/2026');
  for (const language of ['sv', 'nb', 'fi', 'sk'] as const) expect(shown(language)).toBe('2026-11-04');
});

test('a date has a formatted text, milliseconds and the entered value', () => {
  expect(storyDate(' 2026-11-04T08:30 ', 'sv')).toEqual({
    value: '2026-11-04T08:30',
    dateValue: Date.UTC(2026, 10, 4, 8, 30),
    formattedDateValue: '2026-11-04',
  });
});

test('days that no calendar has are no dates', () => {
  for (const nonsense of ['', '2026-02-30', '2026-13-01', '4 november', '2026-11-04T25:00', '2026-11-04Z'])
    expect(storyDate(nonsense, 'sv')).toBeUndefined();
  expect(storyDate('2028-02-29', 'sv')).toBeDefined();
});

test('dates with and without a time of day are put in one order', () => {
  const dates = ['2026-11-04T08:30', '2026-11-04', '2026-11-04T08:30:01', '', '2026-10-31T23:59'];
  expect(dates.toSorted((a, b) => (sortableDate(a) < sortableDate(b) ? -1 : 1))).toEqual([
    '',
    '2026-10-31T23:59',
    '2026-11-04',
    '2026-11-04T08:30',
    '2026-11-04T08:30:01',
  ]);
});
