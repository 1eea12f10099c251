import { wordByCode } from '../../src/features/cars/vocabulary/word-of.ts';
import type { Language } from '../../src/shared/sites/languages.ts';
import type { Country } from './catalogue.ts';
import { carItems } from './equipment/car-items.ts';
import type { Item } from './equipment/item.ts';
import { motorcycleItems } from './equipment/motorcycle-items.ts';
import type { Random } from './random.ts';
import type { Vehicle } from './vehicle.ts';

/** The car's equipment in the market's language, notable items first. */
export function pickEquipment(vehicle: Vehicle, country: Country, random: Random): string[] {
  const items = vehicle.type === 'MC' ? motorcycleItems : carItems;
  const drawn = items.filter(({ likely }) => random.chance(likely(vehicle)));
  const betters = new Set(drawn.map(({ code }) => plainer[code]));
  const names = drawn.filter(({ code }) => !betters.has(code)).map((each) => nameIn(each, country));
  return random.shuffled(names.slice(0, 8)).concat(names.slice(8));
}

/** What a seller would mention; nobody buys a car for its central locking. */
export function isNotable(name: string, country: Country): boolean {
  return tellingNames[country].has(name);
}

const languages: Readonly<Record<Country, Language>> = { SE: 'sv', NO: 'nb', FI: 'fi', SK: 'sk', UK: 'en' };

function nameIn({ code, instead }: Item, country: Country): string {
  return wordByCode('car_equipment', instead[country] ?? code, languages[country]);
}

// The better item replaces the plainer one.
const plainer: Readonly<Record<string, string>> = {
  'adaptive-cruise-control': 'cruise-control',
  'two-zone-climate-control': 'air-conditioning',
  'matrix-led-headlights': 'led-headlights',
  '360-camera': 'reversing-camera',
};

const telling = carItems.slice(1, 26);
const namesIn = (country: Country) => new Set(telling.map((each) => nameIn(each, country)));
const tellingNames: Readonly<Record<Country, ReadonlySet<string>>> = {
  SE: namesIn('SE'),
  NO: namesIn('NO'),
  FI: namesIn('FI'),
  SK: namesIn('SK'),
  UK: namesIn('UK'),
};
