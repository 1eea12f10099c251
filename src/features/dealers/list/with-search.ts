import { findPlace } from '../../../shared/maps/find-place.ts';
import type { Geocoder, Place } from '../../../shared/maps/geocoder.ts';
import { postalTown } from '../../../shared/platform/postal-town.ts';
import type { CachedSearch } from '../../../shared/search/cached-search.ts';
import type { LoadContext } from '../../../shared/sites/page-context.ts';
import type { DealerList } from './dealer-list.ts';
import { findDealerships, pageSlice } from './find-dealerships.ts';
import { readSearch, wordsOfList } from './read-search.ts';

type Context = LoadContext<{ search: CachedSearch; geocoder: Geocoder }>;

/** The list with what its one field means; `guessed` when no place is called what was typed. */
export async function withSearch(
  list: DealerList,
  text: string,
  index: string,
  context: Context,
): Promise<{ list: DealerList; guessed: boolean }> {
  if (!text) return { list, guessed: false };
  const words = { ...list, keyphrase: text };
  const meant = await readSearch(text, {
    place: await geocode(text, context),
    findWords: async () => {
      const found = await findDealerships(context.services.search, index, words, pageSlice(1));
      const cards = found.dealerships.map((each) => ({ ...each, town: postalTown(each) }));
      return wordsOfList(cards, found.facets);
    },
  });
  if (meant.kind === 'words') return { list: words, guessed: false };
  return { list: { ...list, near: meant.near }, guessed: meant.guessed };
}

const GEOCODE_TIMEOUT_MS = 3000;

/** None where the geocoder does not respond: the words are still searched. */
async function geocode(
  text: string,
  { site, language, services, signal, log }: Context,
): Promise<Place | undefined> {
  try {
    return await findPlace(services.geocoder, {
      text,
      country: site.country,
      language,
      signal: AbortSignal.any([signal, AbortSignal.timeout(GEOCODE_TIMEOUT_MS)]),
    });
  } catch (error) {
    log.warn({ code: 'GEOCODER_UNAVAILABLE', site: site.name, error }, 'the geocoder does not respond');
    return undefined;
  }
}
