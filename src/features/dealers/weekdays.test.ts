import { expect, test } from 'vitest';
import { parseWeekdays, weekdaysInLanguage } from './weekdays.ts';

test.each([
  ['Måndag', [0]],
  ['Søndag', [6]],
  ['Wednesday', [2]],
  ['Keskiviikko', [2]],
  ['Štvrtok', [3]],
  ['Måndag–fredag', [0, 1, 2, 3, 4]],
  ['Lördag - söndag', [5, 6]],
  ['Helgdag', []],
  ['Fredag–måndag', []],
  ['Måndag–helgdag', []],
  ['Helgdag–måndag', []],
  [' Tisdag ', [1]],
  ['Onsdag–onsdag', [2]],
])('%s', (day, weekdays) => {
  expect(parseWeekdays(day)).toEqual(weekdays);
});

test.each([
  ['Måndag', 'en', 'Monday'],
  ['maanantai–perjantai', 'sv', 'Måndag–fredag'],
  ['Helgdag', 'en', 'Helgdag'],
] as const)('%s in %s is %s', (day, language, expected) => {
  expect(weekdaysInLanguage(day, language)).toBe(expected);
});
