import { expect, test } from 'vitest';
import type { Language } from '../../../shared/sites/languages.ts';
import type { Site } from '../../../shared/sites/site.ts';
import { aCar } from '../testing/a-car.ts';
import { carInLanguage } from './car-in-language.ts';
import { textLanguage } from './feed-language.ts';

const reader = (country: Site['country'], first: Language, language: Language) => ({
  site: { country, languages: [first, language] as const },
  language,
});
const english = reader('SE', 'sv', 'en');
const swedishInFinland = reader('FI', 'fi', 'sv');

const swedish = aCar({
  car_fuel: 'Bensin',
  car_body: 'Kombi',
  car_drive: 'Fyrhjulsdrift',
  car_color: 'Thunder Grey',
  car_equipment: ['Dragkrok', 'Rymdantenn'],
  car_campaigns: ['Höstkampanj', 'Sven säljer ut'],
  car_mileage: 7320,
  car_odometer_unit: 'mil',
  car_power: 190,
  car_power_text: '190 hk (140 kW)',
  fuel_consumption: '0,54 l/mil',
  cargo_volume: '1 540 liter',
  acceleration: '7,4 s till 100 km/h',
  dimensions: '4 760 × 1 850 × 1 430 mm',
});

test('on an English page a car of a Swedish index has English words and figures', () => {
  const car = carInLanguage(swedish, english);
  expect(car).toMatchObject({
    fuel: 'Petrol',
    body: 'Estate',
    drive: 'Four-wheel drive',
    gearbox: 'Automatic',
  });
  expect(car.equipment).toEqual(['Tow bar', 'Rymdantenn']);
  expect(car.campaigns).toEqual(['Autumn offer', 'Sven säljer ut']);
  expect(car.mileage.text).toBe('73,200\u00a0km');
  expect(car.power.text).toBe('190 hp (140 kW)');
  expect(car.technical).toMatchObject({
    fuelConsumption: '5.4 l/100 km',
    cargoVolume: '1,540 litres',
    acceleration: '0–100 km/h in 7.4 s',
    dimensions: '4,760 × 1,850 × 1,430 mm',
  });
});

test('what only the feed says is known by its language', () => {
  const car = carInLanguage(swedish, english);
  const foreign = ['Rymdantenn', 'Sven säljer ut', 'Thunder Grey', 'T6 Plus', swedish.description ?? ''];
  expect(foreign.map((text) => textLanguage(car, text))).toEqual(foreign.map(() => 'sv'));
  expect(textLanguage(car, 'Tow bar')).toBeUndefined();
  expect(textLanguage(swedish, 'Rymdantenn')).toBeUndefined();
});

test('in Finland’s Swedish a car has kilometres, Finland’s words and kilowatts first', () => {
  const car = aCar({
    car_body: 'Pakettiauto',
    car_fuel: 'Sähkö',
    car_site_city: 'Vantaa',
    car_mileage: 73_200,
    car_odometer_unit: 'km',
    car_power: 190,
    car_power_text: '140 kW (190 hv)',
    acceleration: '0–100 km/h 7,4 s',
    cargo_volume: '1 540 litraa',
  });
  const shown = carInLanguage(car, swedishInFinland);
  expect(shown).toMatchObject({ body: 'Paketbil', fuel: 'El' });
  expect(shown.dealership.city).toBe('Vanda');
  expect(shown.mileage.text).toBe('73\u00a0200\u00a0km');
  expect(shown.power.text).toBe('140 kW (190 hk)');
  expect(shown.technical).toMatchObject({
    acceleration: '7,4 s till 100 km/h',
    cargoVolume: '1\u00a0540 liter',
  });
});

test('in the index’s own language a car is shown as it is stored', () => {
  expect(carInLanguage(swedish, reader('SE', 'sv', 'sv'))).toBe(swedish);
});
