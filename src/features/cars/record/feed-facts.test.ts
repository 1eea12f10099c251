import { expect, test } from 'vitest';
import { FeedFactError, type FeedPlace, withCheckedFacts } from './feed-facts.ts';

const britain: FeedPlace = { language: 'en', country: 'GB' };
const sweden: FeedPlace = { language: 'sv', country: 'SE' };
const norway: FeedPlace = { language: 'nb', country: 'NO' };

test('a small British feed: used, so many miles, and nothing that it does not say', () => {
  const car = { car_id: '1', car_condition: 'Used', car_mileage: 41_000 };
  expect(withCheckedFacts(car, britain)).toEqual({
    ...car,
    car_is_used: true,
    car_odometer_unit: 'miles',
    car_mileage_text: '41,000\u00a0miles',
  });
  expect(withCheckedFacts({ car_id: '1' }, britain)).toEqual({ car_id: '1' });
});

test.each([
  ['New', false],
  ['Begagnad', true],
  ['Ex-demonstrator', true],
  ['Nästan ny', undefined],
])('condition %s says whether it is used: %s', (car_condition, isUsed) => {
  expect(withCheckedFacts({ car_condition }, sweden)['car_is_used']).toBe(isUsed);
});

test('a car that is used in one field and new in the other is refused; a demonstrator may be either', () => {
  for (const car of [
    { car_condition: 'Begagnad', car_is_used: false },
    { car_condition: 'Ny', car_is_used: true },
  ])
    expect(() => withCheckedFacts(car, sweden)).toThrow(/car_is_used is .* one of them is wrong/);
  for (const car_is_used of [true, false])
    expect(withCheckedFacts({ car_condition: 'Demobil', car_is_used }, sweden)).toMatchObject({
      car_is_used,
    });
});

test.each([
  [sweden, 'km', 73_200, 7320, 'mil', '7\u00a0320\u00a0mil'],
  [sweden, undefined, 7320, 7320, 'mil', '7\u00a0320\u00a0mil'],
  [britain, 'km', 100_000, 62_137, 'miles', '62,137\u00a0miles'],
  [britain, 'MI', 62_137, 62_137, 'miles', '62,137\u00a0miles'],
  [norway, 'Kilometer', 88_000, 88_000, 'km', '88\u00a0000\u00a0km'],
  [norway, 'mil', 8800, 88_000, 'km', '88\u00a0000\u00a0km'],
])('mileage in the unit of the site, %o from %s', (place, unit, given, mileage, shown, text) => {
  const car = { car_mileage: given, ...(unit && { car_odometer_unit: unit }) };
  const facts = withCheckedFacts(car, place);
  expect(facts['car_mileage_text']?.toString().replaceAll('\u202f', '\u00a0')).toBe(text);
  expect(facts).toMatchObject({ car_mileage: mileage, car_odometer_unit: shown });
});

test('an odometer reading without car_mileage is the mileage, and 0 is a mileage too', () => {
  expect(withCheckedFacts({ car_odometer: 1200 }, britain)).toMatchObject({ car_mileage: 1200 });
  expect(withCheckedFacts({ car_mileage: 0 }, britain)).toMatchObject({ car_mileage_text: '0\u00a0miles' });
});

test('where nobody knows the country nothing is assumed about units', () => {
  expect(withCheckedFacts({ car_mileage: 5 }, {})).toEqual({ car_mileage: 5 });
});

test.each([
  [
    { car_mileage: 5, car_odometer_unit: 'furlong' },
    "car_odometer_unit is 'furlong'; it can be km, miles or mil",
  ],
  [{ fuel_consumption: '5.4' }, "fuel_consumption is '5.4' without its unit"],
  [{ car_price_currency: 'kr' }, "car_price_currency is 'kr'"],
])('%o is refused with a sentence', (car, sentence) => {
  expect(() => withCheckedFacts(car, sweden)).toThrow(FeedFactError);
  expect(() => withCheckedFacts(car, sweden)).toThrow(sentence);
});

test('plain technical numbers get their usual unit, texts with a unit stay, power has a text', () => {
  const car = { emission: '120', battery_size: '77.4', weight: '1 540 kg', car_power: 190 };
  expect(withCheckedFacts(car, britain)).toEqual({
    ...{ emission: '120 g/km', battery_size: '77.4 kWh', weight: '1 540 kg' },
    ...{ car_power: 190, car_power_text: '190 hp (140 kW)' },
  });
});

test('an electric range is in what the site counts ranges in', () => {
  const range = (wltp_electric_range: string, place: FeedPlace) =>
    withCheckedFacts({ wltp_electric_range }, place)['wltp_electric_range'];
  expect(range('514 km', britain)).toBe('319\u00a0miles');
  expect(range('319 miles', britain)).toBe('319 miles');
  expect(range('514', norway)).toBe('514 km');
  expect(range('75–82 km', britain)).toBe('75–82 km');
});
