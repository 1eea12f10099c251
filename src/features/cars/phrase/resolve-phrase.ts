import type { CachedSearch } from '../../../shared/search/cached-search.ts';
import type { CarList } from '../list/car-list.ts';
import { countQuery } from '../list/list-query.ts';
import { type DistanceUnit, radii } from '../list/near.ts';
import { applyReading } from './apply-reading.ts';
import { findPlaces, type PhraseGeocoder } from './find-places.ts';
import type { PhraseContext, ReadPart } from './phrase-reading.ts';
import { splitPhrase } from './phrase-tokens.ts';
import { readChunks } from './read-phrase.ts';
import { trimWords } from './trim-words.ts';

export const MAX_PHRASE_LENGTH = 200;

export type PhraseSearch = {
  search: CachedSearch;
  index: string;
  context: PhraseContext;
  geocoder: PhraseGeocoder;
};

/** What a phrase means, with all that has to be asked: the trims in stock, the places of the country. */
export async function resolvePhrase(
  phrase: string,
  list: CarList,
  { search, index, context, geocoder }: PhraseSearch,
): Promise<readonly ReadPart[]> {
  const known = { ...context, trimWords: await trimWords(search, index) };
  const chunks = splitPhrase(phrase.slice(0, MAX_PHRASE_LENGTH));
  const { parts } = readChunks(chunks, known);
  const placed = await findPlaces(parts, chunks, { geocoder, context: known });
  return withRadius(placed, async (parts) => {
    const query = countQuery(applyReading(list, parts, context.stock));
    return (await search.search(index, query)).total_items > 0;
  });
}

/** Who says 'near' and no distance does not mean the other end of the country. */
const farthest: Readonly<Record<DistanceUnit, number>> = { km: 200, mi: 100 };

/** The smallest circle with a car in it; the usual one where none has any. */
async function withRadius(
  parts: readonly ReadPart[],
  hasCars: (parts: readonly ReadPart[]) => Promise<boolean>,
): Promise<readonly ReadPart[]> {
  const place = parts.find((part) => part.kind === 'near');
  if (!place || place.isRadiusSaid) return parts;
  const within = (radius: number) =>
    parts.map((part) => (part === place ? { ...place, near: { ...place.near, radius } } : part));
  const { unit, radius: least } = place.near;
  const wider = radii[unit].filter((radius) => radius >= least && radius <= farthest[unit]);
  // What is only a word may be let go of, so it does not decide how far one has to go.
  for (const isDecisive of [() => true, ({ kind }: ReadPart) => kind !== 'word'])
    for (const radius of wider) if (await hasCars(within(radius).filter(isDecisive))) return within(radius);
  return parts;
}
