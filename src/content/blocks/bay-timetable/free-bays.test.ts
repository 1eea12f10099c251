import { expect, test } from 'vitest';
import { freeSpans, openingOn, parseClock } from './free-bays.ts';

const weekdays = { firstDay: 'Monday', lastDay: 'Friday' };
const open = { from: 300, to: 1380 };

test('a bay is free between what is taken, whatever the order, and never outside the opening hours', () => {
  const taken = [
    { ...weekdays, begins: '15:00', ends: '18:00' },
    { ...weekdays, begins: '04:00', ends: '09:30' },
    { ...weekdays, begins: '09:00', ends: '11:00' },
  ];
  expect(freeSpans(open, taken, { weekday: 2 })).toEqual([
    { from: 660, to: 900 },
    { from: 1080, to: 1380 },
  ]);
  expect(freeSpans(open, taken, { weekday: 5 })).toEqual([open]);
});

test('what has passed is not free, and less than a quarter of an hour is no time', () => {
  expect(freeSpans(open, [], { weekday: 0, from: 600 })).toEqual([{ from: 600, to: 1380 }]);
  expect(freeSpans(open, [], { weekday: 0, from: 1370 })).toEqual([]);
});

test('hours hold from the first day to the last, also over the weekend', () => {
  const hours = [{ firstDay: 'Friday', lastDay: 'Monday', opens: '7', closes: '15.30' }];
  expect([0, 1, 4, 6].map((weekday) => openingOn(weekday, hours)?.to)).toEqual([930, undefined, 930, 930]);
  expect(openingOn(0, [{ ...weekdays, opens: '15', closes: '7' }])).toBeUndefined();
});

test.each([
  ['05:00', 300],
  ['24:00', 1440],
  ['24:30', undefined],
  ['7.75', undefined],
  ['noon', undefined],
])('%s is %s', (text, minutes) => {
  expect(parseClock(text)).toBe(minutes);
});
