import { expect, test } from 'vitest';
import { parseWeekday, parseWeekdays, weekdaysInLanguage } from './weekdays.ts';

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

test.each([
  ['Mån', 'sv', 0],
  ['ti.', 'fi', 1],
  ['ti', 'sv', 1],
  ['Fri', 'fi', 4],
  ['Thursday', 'sk', 3],
  ['št', 'sk', 3],
  ['T', 'en', undefined],
  ['t', 'sv', undefined],
  ['helg', 'sv', undefined],
  ['s.', 'en', undefined],
] as const)('%s in a text in %s is day %s', (name, language, weekday) => {
  expect(parseWeekday(name, language)).toBe(weekday);
});
