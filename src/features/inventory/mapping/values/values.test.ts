import { expect, test } from 'vitest';
import { makeIn, nearestMake } from './make-names.ts';
import { partOfText } from './part-of-text.ts';
import { readCount } from './read-count.ts';
import { dateOrderOf, readDate, readYear } from './read-date.ts';
import { readDistance } from './read-distance.ts';
import { readFlag } from './read-flag.ts';
import { readMoney } from './read-money.ts';
import { readPower } from './read-power.ts';
import { readWord } from './read-word.ts';
import { isVatDeductible, isWithoutVat } from './vat-words.ts';

test.each([
  [' £30,495', 30495, 'GBP', false],
  ['30 495 kr', 30495, undefined, false],
  ['30\u00a0495\u202f', 30495, undefined, false],
  ['30.495,00 €', 30495, 'EUR', false],
  ["30'495.50 CHF", 30495.5, 'CHF', false],
  ['299 900:-', 299900, undefined, false],
  ['12.5k', 12500, undefined, false],
  ['£12,995 + VAT', 12995, 'GBP', true],
  ['240 000 kr exkl. moms', 240000, undefined, true],
  ['19 900 € alv 0 %', 19900, 'EUR', true],
  ['7990', 7990, undefined, false],
])('money: %s', (text, amount, currency, isNet) => {
  expect(readMoney(text)).toEqual({ amount, currency, isWithoutVat: isNet });
});

test('money: what is no amount is none', () => {
  for (const text of ['POA', 'Ring för pris', '']) expect(readMoney(text), text).toBeUndefined();
});

test.each([
  ['4 500 mil', 4500, 'mil'],
  ['66.000 km', 66000, 'km'],
  ['12k miles', 12000, 'miles'],
  ['7 tkm', 7000, 'km'],
  ['103,250 mi', 103250, 'miles'],
  ['41000', 41000, undefined],
])('distance: %s', (text, value, unit) => {
  expect(readDistance(text)).toEqual({ value, unit });
});

test.each([
  ['150 hk', 150],
  ['110 kW (150 PS)', 150],
  ['110 kW', 150],
  ['148 bhp @ 4000 rpm', 150],
  ['110/150', 150],
  ['150', 150],
  ['2.0 TDI 150 hk', 150],
  ['1.6 16V 102KM', 102],
  ['218d 2020 42.000km 150 hp', 150],
  ['M240i 2023 8600km', undefined],
  ['440i 42000km', undefined],
  ['VW Golf 9500KM', undefined],
])('power: %s', (text, value) => {
  expect(readPower(text)).toBe(value);
});

test.each([
  ['2019-03-14', '2019-03-14'],
  ['2019-03', '2019-03'],
  ['03/2019', '2019-03'],
  ['March 2019', '2019-03'],
  ['14 mars 2019', '2019-03-14'],
  ['14.3.2019', '2019-03-14'],
  ['14/03/19', '2019-03-14'],
  ['3/14/2019', '2019-03-14'],
  ['20190314', '2019-03-14'],
  ['201903', '2019-03'],
  ['43538', '2019-03-14'],
  ['2019-03-14T08:30:00Z', '2019-03-14T08:30:00Z'],
  ['2019-03-14 00:00:00', '2019-03-14'],
  ['maaliskuu 2019', '2019-03'],
  ['31.02.2019', undefined],
  ['2019', undefined],
  ['soon', undefined],
])('date: %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});

test('a column in which the second figure passes 12 has the month first', () => {
  expect(dateOrderOf(['03/04/2019', '03/25/2019'])).toBe('mdy');
  expect(dateOrderOf(['03/04/2019', '25/03/2019'])).toBe('dmy');
  expect(readDate('03/04/2019', 'mdy')).toBe('2019-03-04');
  expect([readYear('2019 (68)'), readYear('MY2020'), readYear('14.3.2018'), readYear('12')]).toEqual([
    2019,
    2020,
    2018,
    undefined,
  ]);
});

test('words of other languages, abbreviations and words among others become those of the index', () => {
  const word = (field: Parameters<typeof readWord>[0], text: string) => {
    const read = readWord(field, text, 'sv');
    return 'word' in read ? read.word : undefined;
  };
  expect(word('car_gearbox', 'Semi-Auto')).toBe('Automat');
  expect(word('car_gearbox', '8-speed dual clutch')).toBe('Automat');
  expect(word('car_fuel', 'Hybrid (Benzin/Elektro)')).toBe('Elhybrid');
  expect(word('car_fuel', 'Hybride rechargeable')).toBe('Laddhybrid');
  expect(word('car_color', 'Blau metallic')).toBe('Blå');
  expect(word('car_body', '5 door hatchback')).toBe('Halvkombi');
  expect(word('car_fuel', 'Steam')).toBeUndefined();
  expect(readWord('car_fuel', 'Deisel', 'sv')).toEqual({ nearest: 'Diesel' });
});

test('makes: aliases are the make, misspellings are proposed and not decided', () => {
  expect(makeIn('2014 VW Golf 1.4')).toEqual({ make: 'Volkswagen', rest: 'Golf 1.4' });
  expect(makeIn('Mercedes Benz C 220')).toEqual({ make: 'Mercedes-Benz', rest: 'C 220' });
  expect(nearestMake('hyundi')).toBe('Hyundai');
  expect(nearestMake('Vovlo')).toBe('Volvo');
  expect(nearestMake('Zastava')).toBeUndefined();
});

test('a headline is read for what no column says', () => {
  const text = '2014 Volvo V70 2.0 TDI 150 hk Aut';
  const parts = ['year', 'make', 'model', 'power', 'fuel', 'gearbox'] as const;
  expect(parts.map((part) => partOfText(text, part))).toEqual([
    '2014',
    'Volvo',
    'V70',
    '150',
    'diesel',
    'auto',
  ]);
  expect(partOfText('Range Rover', 'power')).toBeUndefined();
});

test('yes and no, owners, and VAT in five languages', () => {
  expect(['ja', 'Yes', 'kyllä', 'áno', '1', 'true'].map(readFlag)).toEqual(Array(6).fill(true));
  expect(['nej', 'No', 'ei', 'nie', '0'].map(readFlag)).toEqual(Array(5).fill(false));
  expect(readFlag('perhaps')).toBeUndefined();
  expect([readCount('First'), readCount('2 owners'), readCount('many')]).toEqual([1, 2, undefined]);
  expect(
    ['VAT qualifying', 'Momsbil', 'Margin scheme', 'VMB', 'ALV vähennyskelpoinen'].map(isVatDeductible),
  ).toEqual([true, true, false, false, true]);
  expect(['ex VAT', 'eks. mva', 'bez DPH', 'inkl. moms', 'VAT'].map(isWithoutVat)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
