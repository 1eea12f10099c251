import { expect, test } from 'vitest';
import type { Language } from '../../../../shared/sites/languages.ts';
import { weekdayName } from '../../../dealers/weekdays.ts';
import { readOpeningHours } from './read-opening-hours.ts';

const week = (...hours: string[]) => hours.join(' / ');
const weekdays = (hours: string, language: Language) =>
  [0, 1, 2, 3, 4].map((day) => `${weekdayName(day, language).slice(0, 3)} ${hours}`);
const plain = (written: readonly string[], language: Language) =>
  readOpeningHours(written, language)
    ?.map(({ day, displayText }) => `${day.slice(0, 3)} ${displayText}`)
    .join(' / ');

test.each<[string, Language, string]>([
  [
    'Mon-Fri 9am-5.30pm, Sat 10am-4pm, Sun closed',
    'en',
    week(
      'Mon 9am–5.30pm',
      'Tue 9am–5.30pm',
      'Wed 9am–5.30pm',
      'Thu 9am–5.30pm',
      'Fri 9am–5.30pm',
      'Sat 10am–4pm',
      'Sun Closed',
    ),
  ],
  [
    'Mo-We 09:00-18:00; Sa 10:00-14:00',
    'en',
    week('Mon 09:00–18:00', 'Tue 09:00–18:00', 'Wed 09:00–18:00', 'Sat 10:00–14:00'),
  ],
  [
    'Mån, ons, fre: 7.30 – 16.00 | Lör stängt',
    'sv',
    week('Mån 7.30–16.00', 'Ons 7.30–16.00', 'Fre 7.30–16.00', 'Lör Closed'),
  ],
  ['ma–ti 8–17, la–su suljettu', 'fi', week('Maa 8–17', 'Tii 8–17', 'Lau Closed', 'Sun Closed')],
  ['Pondelok 8:00 - 12:00; Pondelok 13:00 - 17:00', 'sk', week('Pon 8:00–12:00, 13:00–17:00')],
  ['Tirsdag til torsdag kl. 9 - 16', 'nb', week('Tir 9–16', 'Ons 9–16', 'Tor 9–16')],
  ['Vardagar 9-18, helger stängt.', 'sv', week(...weekdays('9–18', 'sv'), 'Lör Closed', 'Sön Closed')],
  ['arkisin 9-17, la 10-14', 'fi', week(...weekdays('9–17', 'fi'), 'Lau 10–14')],
  ['Hverdager 0800-1600', 'nb', week(...weekdays('08:00–16:00', 'nb'))],
  ['Cez pracovné dni 8-17', 'sk', week(...weekdays('8–17', 'sk'))],
  ['Weekdays 8am to 6pm', 'en', week(...weekdays('8am–6pm', 'en'))],
  ['Sat–Mon 10–15', 'en', week('Mon 10–15', 'Sat 10–15', 'Sun 10–15')],
  ['Mon-Tue 09:00 to 18:00', 'en', week('Mon 09:00–18:00', 'Tue 09:00–18:00')],
])('%s', (written, language, expected) => {
  expect(plain([written], language)).toBe(expected);
});

test.each(['24/7', 'Dygnet runt', 'Open 24 hours'])('%s is every day', (written) => {
  expect(readOpeningHours([written], 'en')?.map(({ displayText }) => displayText)).toEqual(
    Array(7).fill('0–24'),
  );
});

test('one text a day', () => {
  expect(plain(['Monday 9–18', '', 'Sunday closed'], 'en')).toBe('Mon 9–18 / Sun Closed');
});

test.each(['', 'Ring oss', '9–18', 'Mon by appointment', 'Mon–Fri 9–18, Sat see the web'])(
  'nothing of “%s”',
  (written) => {
    expect(readOpeningHours([written], 'en')).toBeUndefined();
  },
);
