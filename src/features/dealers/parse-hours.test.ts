import { expect, test } from 'vitest';
import { namedHours, parseHours } from './parse-hours.ts';

const at = (from: number, to: number) => [{ from: from * 60, to: to * 60 }];

test.each([
  ['9–18', at(9, 18)],
  ['09.00 - 18.00', at(9, 18)],
  ['7.30–16', at(7.5, 16)],
  ['8:00–12:00', at(8, 12)],
  ['9am–6pm', at(9, 18)],
  ['8am–12 noon', at(8, 12)],
  ['12am–12pm', at(0, 12)],
  ['0–24', at(0, 24)],
  ['9AM–12.30PM', at(9, 12.5)],
  ['12pm–1pm', at(12, 13)],
  ['12.30am–1am', at(0.5, 1)],
  ['10–19, 25–30', at(10, 19)],
  ['Dagen före julafton: 9–15', at(9, 15)],
  ['18–02', at(18, 26)],
  ['6pm–2am', at(18, 26)],
  ['12–6', at(12, 30)],
  ['22–00', at(22, 24)],
  ['9–12, 13–17', [...at(9, 12), ...at(13, 17)]],
])('%j is read as hours', (text, spans) => {
  expect(parseHours(text)).toEqual(spans);
});

test.each(['Stängt', 'Stengt', 'Closed', 'Suljettu', 'Zatvorené', 'Julafton: stängt'])(
  '%j is closed',
  (text) => {
    expect(parseHours(text)).toEqual([]);
  },
);

test.each([
  'Efter överenskommelse',
  'Ring oss',
  '',
  '18–9',
  '18–6.30',
  '11.30–2',
  '9–6',
  '9–9',
  '24–24',
  '20–25',
  '25–30',
])('%j says nothing about hours', (text) => {
  expect(parseHours(text)).toBeUndefined();
});

test('a deviating day may bring its name along', () => {
  expect(namedHours('Julafton: stängt')).toEqual({ name: 'Julafton', hours: 'Stängt' });
  expect(namedHours('Silvester: 8:00–12:00')).toEqual({ name: 'Silvester', hours: '8:00–12:00' });
  expect(namedHours(' Julafton :stängt ')).toEqual({ name: 'Julafton', hours: 'Stängt' });
  expect(namedHours('8:00–12:00')).toEqual({ name: undefined, hours: '8:00–12:00' });
  expect(namedHours('9–12, lunch: stängt')).toEqual({ name: undefined, hours: '9–12, lunch: stängt' });
});
