import type { CachedSearch } from '../../search/cached-search.ts';
import type { CarList } from '../list/car-list.ts';
import { countQuery } from '../list/list-query.ts';
import { applyReading } from './apply-reading.ts';
import { type FoundCars, findCars } from './find-cars.ts';
import type { PhraseContext, ReadPart } from './phrase-reading.ts';
import { readPhrase } from './read-phrase.ts';

export const MAX_PHRASE_LENGTH = 200;

type Options = { search: CachedSearch; index: string; context: PhraseContext };

/** What a phrase finds in a list: its words as filters, and without those that would leave nothing. */
export function searchPhrase(phrase: string, list: CarList, options: Options): Promise<FoundCars> {
  return searchParts(readPhrase(phrase.slice(0, MAX_PHRASE_LENGTH), options.context), list, options);
}

export function searchParts(
  parts: readonly ReadPart[],
  list: CarList,
  { search, index, context }: Options,
): Promise<FoundCars> {
  return findCars({
    parts,
    listWith: (some) => applyReading(list, some, context.stock),
    countOf: async (some) => (await search.search(index, countQuery(some))).total_items,
  });
}
