import type { CarList } from '../list/car-list.ts';
import { countQuery } from '../list/list-query.ts';
import { applyReading } from './apply-reading.ts';
import { type FoundCars, findCars } from './find-cars.ts';
import { type PhraseSearch, resolvePhrase } from './resolve-phrase.ts';

/** What a phrase finds in a list: its words as filters, and without those that would leave nothing. */
export async function searchPhrase(phrase: string, list: CarList, options: PhraseSearch): Promise<FoundCars> {
  const { search, index, context } = options;
  return findCars({
    parts: await resolvePhrase(phrase, list, options),
    listWith: (some) => applyReading(list, some, context.stock),
    countOf: async (some) => (await search.search(index, countQuery(some))).total_items,
  });
}
