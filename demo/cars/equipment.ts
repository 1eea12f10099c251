import type { Country } from './catalogue.ts';
import { carItems } from './equipment/car-items.ts';
import { motorcycleItems } from './equipment/motorcycle-items.ts';
import type { Random } from './random.ts';
import type { Vehicle } from './vehicle.ts';

const column: Readonly<Record<Country, number>> = { SE: 0, NO: 1, FI: 2, SK: 3, UK: 4 };

/** The car's equipment in the market's language, notable items first. */
export function pickEquipment(vehicle: Vehicle, country: Country, random: Random): string[] {
  const items = vehicle.type === 'MC' ? motorcycleItems : carItems;
  const drawn = items.filter(({ likely }) => random.chance(likely(vehicle)));
  const betters = new Set(drawn.map(({ names: [key] }) => plainer[key]));
  const names = drawn
    .filter(({ names: [key] }) => !betters.has(key))
    .map(({ names }) => names[column[country]] ?? '');
  return random.shuffled(names.slice(0, 8)).concat(names.slice(8));
}

/** What a seller would mention; nobody buys a car for its central locking. */
export function isNotable(name: string, country: Country): boolean {
  return tellingNames[country].has(name);
}

// The better item replaces the plainer one.
const plainer: Readonly<Record<string, string>> = {
  'Adaptiv farthållare': 'Farthållare',
  'Tvåzons klimatanläggning': 'Luftkonditionering',
  'Matrix LED-strålkastare': 'LED-strålkastare',
  '360-kamera': 'Backkamera',
};

const telling = carItems.slice(1, 26);
const namesIn = (country: Country) => new Set(telling.map(({ names }) => names[column[country]] ?? ''));
const tellingNames: Readonly<Record<Country, ReadonlySet<string>>> = {
  SE: namesIn('SE'),
  NO: namesIn('NO'),
  FI: namesIn('FI'),
  SK: namesIn('SK'),
  UK: namesIn('UK'),
};
