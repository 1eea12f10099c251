import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { FlatRecord } from '../../reading/flat-record.ts';
import { openFeed } from '../../reading/open-feed.ts';
import { checkRecord, recordKindOf } from '../../record-kind.ts';
import { type Dealer, dealers } from '../../testing/feeds/dealers.ts';
import { type StockCar, stock } from '../../testing/feeds/stock.ts';
import { compileMapping } from '../compile-mapping.ts';
import { proposeMapping } from './propose-mapping.ts';

/** Of the values that a feed has, before anybody corrects the proposal. */
const SHARE_RIGHT = 0.9;

test.each(dealers)('$name', async (dealer) => {
  const wrong = await wrongValues(dealer);
  const values = stock.length * Object.keys(dealer.says).length;
  expect(1 - wrong.length / values, [...new Set(wrong)].slice(0, 12).join('\n')).toBeGreaterThanOrEqual(
    SHARE_RIGHT,
  );
});

async function wrongValues({ place, write, says }: Dealer): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-feed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'feed');
  await writeFile(path, write(stock));
  const feed = await openFeed(path);
  const rows: FlatRecord[] = [];
  for await (const row of feed.rows) rows.push('value' in row ? (row.value as FlatRecord) : {});
  expect(rows).toHaveLength(stock.length);
  const { mapping } = proposeMapping(rows, feed.options, 'cars', place);
  const compiled = compileMapping(mapping, 'cars', place);
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  const kind = recordKindOf('cars', place);
  return stock.flatMap((car, at) => {
    const { record } = compiled.map(rows[at] ?? {});
    const checked = checkRecord(kind, record);
    if ('problem' in checked) return Object.keys(says).map((field) => `${field}: ${checked.problem}`);
    return Object.entries(says).flatMap(([field, truth]) => {
      const [is, shouldBe] = [checked.record[field], truth(car, place)];
      return isRight(field, is, shouldBe, car)
        ? []
        : [`${field}: ${JSON.stringify(is)} instead of ${JSON.stringify(shouldBe)}`];
    });
  });
}

/** Converted figures may be one off; numbers of plates are written with and without blanks, ids with a prefix. */
function isRight(field: string, is: unknown, shouldBe: unknown, { id }: StockCar): boolean {
  if (field === 'car_id') return String(is).includes(id);
  if (field === 'car_regno') return String(is).replace(/[\s-]/g, '') === shouldBe;
  if (typeof shouldBe === 'number') return typeof is === 'number' && Math.abs(is - shouldBe) <= 1;
  if (field === 'car_brand' && shouldBe === 'Škoda') return is === 'Škoda' || is === 'Skoda';
  return JSON.stringify(is) === JSON.stringify(shouldBe);
}

test('what a car uses in town, or in town and outside, is not what it uses', () => {
  const proposed = (rows: readonly FlatRecord[]) =>
    proposeMapping(rows, {}, 'cars', { language: 'en', country: 'GB' }).mapping;
  const base = { Make: 'Ford', Model: 'Escape', Price: '21995' };
  expect(
    proposed([{ ...base, 'City MPG': 22, 'Highway MPG': 28 }]).fields['fuel_consumption'],
  ).toBeUndefined();
  expect(
    proposed([{ ...base, 'City MPG': 22, 'Combined MPG': 25 }]).fields['fuel_consumption']?.columns,
  ).toEqual(['Combined MPG']);
  const mapping = proposed([{ ...base, MPG: '21/29' }]);
  const compiled = compileMapping(mapping, 'cars', { language: 'en', country: 'GB' });
  expect('map' in compiled && compiled.map({ ...base, MPG: '21/29' }).record).not.toHaveProperty(
    'fuel_consumption',
  );
});

test('prose that begins with the car is no version, its distance no power, and another flag not whether it is used', () => {
  const rows: readonly FlatRecord[] = [
    ['Ford', 'Focus', 'Ford Focus 2021 8600km as new, arrives in July'],
    ['Audi', 'A4', 'Audi A4 2020 42.000km fully loaded'],
    ['Kia', 'Niro', 'Kia Niro 2022 42000km one owner'],
  ].map(([make = '', model = '', description = '']) => ({
    ...{ make, model, description },
    ...{ price: '20000', is_antique: 'False' },
  }));
  const { fields } = proposeMapping(rows, {}, 'cars', { language: 'en', country: 'GB' }).mapping;
  expect(fields['car_description']?.columns).toEqual(['description']);
  for (const field of ['car_version', 'car_power', 'car_is_used']) expect(fields).not.toHaveProperty(field);
});

const inSweden = { language: 'sv', country: 'SE' } as const;

test('thousands that the name of a column says are read as such, and the model out of the page’s address', () => {
  const rows = [
    [
      'bmw',
      '9.700',
      '134.2',
      '170',
      'https://cars.example/angebote/bmw-118-i-klima-benzin-blau-6dc4195c',
      'Händler',
    ],
    [
      'audi',
      '13.290',
      '172.195',
      '184',
      'https://cars.example/angebote/audi-a4-avant-diesel-silber-3e9481',
      'Privat',
    ],
  ].map(([Brand, price, km, hp, URL, Seller]) => ({
    ...{ Brand, 'Price[1000Eur]': price, '1000Km': km, 'Power[HP]': hp, URL, Seller },
  })) as FlatRecord[];
  const { mapping } = proposeMapping(rows, {}, 'cars', inSweden);
  const compiled = compileMapping(mapping, 'cars', inSweden);
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  expect(rows.map((row) => compiled.map(row).record)).toMatchObject([
    { car_brand: 'BMW', car_model: '118', car_price: 9700, car_mileage: 13420, car_power: 170 },
    { car_brand: 'Audi', car_model: 'a4', car_price: 13290, car_mileage: 17220, car_power: 184 },
  ]);
  // Web pages are no pictures, kinds of sellers no names of dealers.
  expect(mapping.fields).not.toHaveProperty('car_images');
  expect(mapping.fields).not.toHaveProperty('car_site_name');
});

test.each([
  [
    'Spanish',
    {
      Marca: 'Seat',
      Modelo: 'León',
      Precio: '15.350 €',
      Año: '2015',
      Kilometraje: '97.000',
      Combustible: 'Gasolina',
      Cambio: 'Mecánico',
      Color: 'Rojo',
    },
  ],
  [
    'Portuguese',
    {
      marca: 'Seat',
      modelo: 'León',
      preço: '15.350',
      ano: '2015',
      quilometragem: '97.000',
      combustível: 'Gasolina',
      câmbio: 'Manual',
      cor: 'Vermelho',
    },
  ],
  [
    'Turkish',
    {
      Marka: 'Seat',
      Seri: 'León',
      Fiyat: '15.350 TL',
      Yıl: '2015',
      Kilometre: '97.000 km',
      Yakıt: 'Benzin',
      Vites: 'Manuel',
      Renk: 'Kırmızı',
    },
  ],
  [
    'Italian',
    {
      Marca: 'Seat',
      Modello: 'León',
      Prezzo: '€ 15.350',
      Anno: '2015',
      Chilometraggio: '97.000',
      Alimentazione: 'Benzina',
      Cambio: 'Manuale',
      Colore: 'Rosso',
    },
  ],
])('a list in %s is read', (_, row) => {
  const { mapping } = proposeMapping([row, row], {}, 'cars', inSweden);
  const compiled = compileMapping(mapping, 'cars', inSweden);
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  expect(compiled.map(row).record).toMatchObject({
    ...{ car_brand: 'SEAT', car_model: 'León', car_price: 15350, car_year: 2015, car_mileage: 9700 },
    ...{ car_fuel: 'Bensin', car_gearbox: 'Manuell', car_color: 'Röd' },
  });
});
