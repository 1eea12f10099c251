import type { NamedEntry } from '../../src/shared/maps/gazetteer/gazetteer-entry.ts';
import type { Country } from '../../src/shared/maps/geocoder.ts';
import { pickSkewed, seededRandom } from '../search/seeded-random.ts';

export type Query = {
  text: string;
  country: Country /** The town whose name is being typed. */;
  wanted: string;
};
export type Lookup = (query: Query) => readonly string[];

const QUERIES = 3000;
const MIN_POPULATION = 1000;

/** Towns as often as they are large, one to six letters of each typed, half of them without accents. */
export function queries(entries: readonly NamedEntry[]): Query[] {
  const random = seededRandom(19);
  const towns = entries
    .map(({ entry }) => entry)
    .filter(({ kind, population }) => kind === 'town' && population >= MIN_POPULATION)
    .toSorted((one, other) => other.population - one.population);
  return Array.from({ length: QUERIES }, () => {
    const { name, country } = pickSkewed(random, towns);
    const typed = name.slice(0, 1 + Math.floor(random() * 6));
    const text = random() < 0.5 ? typed : typed.normalize('NFD').replace(/\p{M}/gu, '');
    return { text, country, wanted: name };
  });
}
