import type { Language } from '../../../../shared/sites/languages.ts';
import { kmPerUnit, mileageUnitOf } from '../../../../shared/sites/mileage-unit.ts';
import type { Site } from '../../../../shared/sites/site.ts';
import { wordByCode } from '../../../cars/vocabulary/word-of.ts';

/** A car of an invented dealer, in the units of nobody in particular. */
export type StockCar = {
  id: string;
  make: string;
  model: string;
  version: string;
  year: number;
  registered: string;
  km: number;
  price: number;
  fuel: 'petrol' | 'diesel' | 'electric' | 'plugin' | 'hybrid';
  gearbox: 'manual' | 'auto';
  body: 'hatchback' | 'saloon' | 'estate' | 'suv';
  drive: 'fwd' | 'rwd' | 'awd';
  colour: 'white' | 'black' | 'grey' | 'blue' | 'red' | 'silver';
  hp: number;
  doors: number;
  seats: number;
  plate: string;
  vin: string;
  town: string;
  pictures: readonly string[];
  equipment: readonly string[];
  text: string;
};

const models = [
  ['Volvo', 'V60', 'D4 Momentum', 'diesel', 'auto', 'estate', 'fwd', 190],
  ['Volkswagen', 'Golf', '1.5 TSI Life', 'petrol', 'manual', 'hatchback', 'fwd', 130],
  ['Škoda', 'Enyaq', '85x Sportline', 'electric', 'auto', 'suv', 'awd', 286],
  ['BMW', '320d', 'xDrive M Sport', 'diesel', 'auto', 'saloon', 'awd', 190],
  ['Toyota', 'Corolla', '1.8 Style', 'hybrid', 'auto', 'estate', 'fwd', 140],
  ['Kia', 'Sportage', '1.6 Advance', 'plugin', 'auto', 'suv', 'awd', 265],
  ['Hyundai', 'i20', '1.2 Comfort', 'petrol', 'manual', 'hatchback', 'fwd', 84],
  ['Mercedes-Benz', 'C 220', 'd Avantgarde', 'diesel', 'auto', 'saloon', 'rwd', 194],
] as const;
const colours = ['white', 'black', 'grey', 'blue', 'red', 'silver'] as const;
const towns = ['Uppsala', 'Bergen', 'Turku', 'Nitra', 'Leeds'];

export const stock: readonly StockCar[] = Array.from({ length: 32 }, (_, n) => {
  const [make, model, version, fuel, gearbox, body, drive, hp] = models[n % models.length] ?? models[0];
  const year = 2016 + (n % 8);
  const month = String((n % 12) + 1).padStart(2, '0');
  return {
    ...{ make, model, version, fuel, gearbox, body, drive, hp, year },
    id: String(700_100 + n * 7),
    registered: `${year}-${month}-${String((n % 27) + 1).padStart(2, '0')}`,
    km: 12_000 + ((n * 7919) % 150) * 1000,
    price: 9_950 + ((n * 6151) % 400) * 100,
    colour: colours[n % colours.length] ?? 'white',
    doors: body === 'saloon' ? 4 : 5,
    seats: n % 9 === 0 ? 7 : 5,
    plate: `${'ABCDEFGHJKLM'.charAt(n % 12)}BC${String(100 + n)}`,
    vin: `YV1ZZ${String(100_000_000_000 + n * 13)}`,
    town: towns[n % towns.length] ?? 'Leeds',
    pictures: Array.from({ length: 1 + (n % 4) }, (_, at) => `https://img.example/${n}/${at + 1}.jpg`),
    equipment: n % 2 === 0 ? ['ABS', 'Bluetooth', 'Isofix'] : ['ABS', 'Isofix'],
    text: `One owner, full service history, car number ${n} of our stock.`,
  };
});

export type FeedPlace = { language: Language; country: Site['country'] };

/** What a field of ours is for a car in an index of this place. */
export const truth: Readonly<Record<string, (car: StockCar, place: FeedPlace) => unknown>> = {
  car_id: ({ id }) => id,
  car_brand: ({ make }) => make,
  car_model: ({ model }) => model,
  car_version: ({ version }) => version,
  car_year: ({ year }) => year,
  car_firstregistration: ({ registered }) => registered,
  car_mileage: ({ km }, { country }) => Math.round(km / kmPerUnit[mileageUnitOf(country)]),
  car_price: ({ price }) => price,
  car_fuel: ({ fuel }, { language }) => wordByCode('car_fuel', fuel, language),
  car_gearbox: ({ gearbox }, { language }) => wordByCode('car_gearbox', gearbox, language),
  car_body: ({ body }, { language }) => wordByCode('car_body', body, language),
  car_drive: ({ drive }, { language }) => wordByCode('car_drive', drive, language),
  car_color: ({ colour }, { language }) => wordByCode('car_color', colour, language),
  car_power: ({ hp }) => hp,
  car_doors: ({ doors }) => doors,
  car_seats: ({ seats }) => seats,
  car_regno: ({ plate }) => plate,
  car_chassino: ({ vin }) => vin,
  car_site_city: ({ town }) => town,
  car_images: ({ pictures }) => pictures.map((original) => ({ original })),
  car_equipment: ({ equipment }) => equipment,
  car_description: ({ text }) => text,
};

/** The first registration where a feed says the month alone. */
export const monthOf = ({ registered }: StockCar) => registered.slice(0, 7);
