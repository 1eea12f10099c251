import { describe, expect, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import type { SearchRecord } from '../../../shared/search/port.ts';
import { aCar, aCarRecord } from '../testing/a-car.ts';
import { parseCar } from './car.ts';
import { keyFacts, technicalData } from './car-facts.ts';
import { carTitle } from './car-name.ts';
import { carListPath, carPath, isCarId, keyphraseFromSlug, urlSlug } from './car-path.ts';

describe('reading a record', () => {
  test('without id, make, model or price there is no car', () => {
    for (const field of ['car_id', 'car_brand', 'car_model', 'car_price']) {
      expect(parseCar(aCarRecord({ [field]: undefined })), field).toBeUndefined();
    }
  });

  test('a part that makes no sense counts as left out', () => {
    const odd = {
      car_year: 'soon',
      car_equipment: 'towbar',
      car_images: [{ original: '/a' }, 7],
      car_sellers: null,
    };
    expect(aCar(odd)).toMatchObject({
      year: undefined,
      equipment: [],
      images: [{ original: '/a' }],
      sellers: [],
    });
  });
});

describe('addresses', () => {
  const site = { carDetailPath: '/kop-bil', pathToCarList: '/kop-bil/alla-bilar-i-lager' };

  test('DET-01 a car’s page lies under the path of car pages, by id and slug', () => {
    expect(carPath(site, { id: '12', slug: 'volvo-xc60' })).toBe('/kop-bil/12/volvo-xc60');
  });

  test('ROUTE-30 only what has a digit is the number of a car', () => {
    expect(['12345', '0', '12a', 'AB-12.3', '1.5'].every(isCarId)).toBe(true);
    expect(['bilmarken', '', '-1', '1.', '..', '٣', '1/2'].some(isCarId)).toBe(false);
  });

  test('whatever a feed writes as slug stands in one segment of the address', () => {
    expect(urlSlug({ id: '1', slug: 'volvo/xc 60?a=b#c%20å' })).toBe('volvo-xc-60-a-b-c-20å');
    expect(urlSlug({ id: '1', slug: '///' })).toBe('1');
    expect(urlSlug({ id: '1' })).toBe('1');
  });

  test('DET-27 DET-28 the keyphrase is the fifth part of the slug, if it has so many', () => {
    expect(keyphraseFromSlug('a-b-c-d-e-f')).toBe('e');
    expect(keyphraseFromSlug('a-b')).toBeUndefined();
    expect(carListPath(site, 'škoda & co')).toBe(
      '/kop-bil/alla-bilar-i-lager?keyphrase=%C5%A1koda%20%26%20co',
    );
    expect(carListPath(site)).toBe('/kop-bil/alla-bilar-i-lager');
  });
});

test('DET-13 the title has make, model, version, year and town', () => {
  expect(carTitle(aCar())).toBe('Volvo XC60 T6 Plus 2023, Trollhättan');
  expect(carTitle(aCar({ car_version: '', car_year: undefined, car_site_city: undefined }))).toBe(
    'Volvo XC60',
  );
});

test('DET-32 a full car shows every row there is', () => {
  const texts = ['emission', 'fuel_consumption', 'wltp_electric_range', 'battery_size', 'ac_charging_speed'];
  const more = ['dc_charging_speed', 'weight', 'dimensions', 'cargo_volume', 'acceleration'];
  const rest = ['car_drive', 'car_power_text', 'car_color', 'car_regno', 'car_chassino', 'car_body'];
  const written = Object.fromEntries([...texts, ...more, ...rest].map((field) => [field, `the ${field}`]));
  const car = aCar({
    ...written,
    car_seats: 5,
    car_doors: 5,
    car_ncapstars: 5,
    car_firstregistration: '2023-02-19',
  });
  const values = technicalData(car, { language: 'sv', texts: textsFor('sv') }).map(({ value }) => value);
  expect(values).toHaveLength(24);
  const shown = { ...written, wltp_electric_range: 'the wltp_electric_range (WLTP)' };
  expect(values).toEqual(expect.arrayContaining(Object.values(shown)));
});

test('DET-32 facts that are not known are left out; a day is written as the language writes it', () => {
  const car = aCar({ car_firstregistration: '2023-02-19', car_doors: 5 });
  const shown = (language: 'sv' | 'en') =>
    Object.fromEntries(
      technicalData(car, { language, texts: textsFor(language) }).map(({ label, value }) => [label, value]),
    );
  expect(shown('sv')).toMatchObject({ carFirstRegistration: '2023-02-19', carDoors: '5', carYear: '2023' });
  expect(shown('en')['carFirstRegistration']).toBe('19/02/2023');
  expect(Object.keys(shown('sv'))).not.toContain('carBattery');
  expect(keyFacts(car, 'sv').map(({ value }) => value)).toEqual([
    '2023',
    '2 400 mil',
    'Laddhybrid',
    'Automat',
  ]);
});

test('emission, consumption and range are among the key facts, by the cycle they were measured with', () => {
  const facts = (more: SearchRecord, language: 'sv' | 'en' = 'sv') =>
    Object.fromEntries(keyFacts(aCar(more), language).map(({ label, value }) => [label, value]));
  const plugin = {
    emission: '32 g/km',
    fuel_consumption: '0,14 l/mil',
    electric_consumption: '18,2 kWh/100 km',
    wltp_electric_range: '71 km',
  };
  expect(facts({ ...plugin, car_measurement_cycle: 'WLTP' })).toMatchObject({
    carEmission: '32 g/km (WLTP)',
    carConsumption: '0,14 l/mil (WLTP)',
    carElectricConsumption: '18,2 kWh/100 km (WLTP)',
    carRange: '71 km (WLTP)',
  });
  expect(facts({ ...plugin, car_measurement_cycle: 'nedc' })).toMatchObject({
    carEmission: '32 g/km (NEDC)',
    carRange: '71 km (NEDC)',
  });
  expect(facts(plugin)).toMatchObject({ carEmission: '32 g/km', carRange: '71 km (WLTP)' });
});

test('vehicle tax and owners are shown where the feed has them, and absent where it has not', () => {
  const facts = keyFacts(aCar({ car_vehicle_tax: 1420, car_owners: 2 }), 'sv');
  const value = (wanted: string) => facts.find(({ label }) => label === wanted)?.value;
  expect([value('carVehicleTax'), value('carOwners')]).toEqual(['1\u00a0420\u00a0kr/år', '2']);
  const labels = keyFacts(aCar(), 'sv').map(({ label }) => label);
  expect(labels).not.toContain('carVehicleTax');
  expect(labels).not.toContain('carOwners');
});
