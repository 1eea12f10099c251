import type { Facet } from '../../../shared/search/port.ts';
import { recordTags } from '../../../shared/search/record-tags.ts';
import type { Crumb } from '../../../shared/sites/page-context.ts';
import { carIndexName } from '../../../shared/sites/site.ts';
import type { CarCardData } from '../card/card.ts';
import { toCardsInSlices } from '../card/to-cards.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { phraseContext } from '../phrase/phrase-context.ts';
import { searchPhrase } from '../phrase/search-phrase.ts';
import { withChoice } from '../phrase/with-choice.ts';
import { cardFields } from '../record/car-record.ts';
import { addedFilters, wordsOfFlags } from './added-filters.ts';
import type { AddressNotes } from './address-notes.ts';
import { canonicalQuery, canonicalSegments } from './canonical-query.ts';
import { type CarList, unfilteredList } from './car-list.ts';
import { facetWords } from './facet-words.ts';
import { type Relaxation, relaxable, suggestRelaxations } from './filter-relaxation.ts';
import { fixedFilters, type WrittenFilter } from './fixed-filters.ts';
import { justInSince } from './just-in-since.ts';
import { type ListPlaces, listPlaces } from './list-places.ts';
import { countQuery, listQuery, stockQuery } from './list-query.ts';
import type { ListResult } from './list-state.ts';
import { type ListPlace, listPath, listUrl } from './list-url.ts';
import { withMileageInMil } from './mileage-in-km.ts';
import { parseList } from './parse-list.ts';
import { resolveNear } from './resolve-near.ts';
import { type StockOutline, stockOutline } from './stock-outline.ts';

/** The data of a car list's page. */
export type CarListData = AddressNotes & {
  list: CarList;
  places: ListPlaces;
  /** The breadcrumbs to the list, itself the last. */
  trail: readonly Crumb[];
  result: ListResult;
  stock: StockOutline;
} & (
    | {
        state: 'found';
        cards: readonly CarCardData[];
        relaxations: readonly Relaxation[];
        canonicalPath: string | undefined;
      }
    | { state: 'failed' }
    /** The path names something that no car is. */
    | { state: 'no such cars' }
    /** Its last segment names no model, but words that cars of the make have ('bmw/320d'). */
    | { state: 'found by words'; path: string }
  );

/** What an editor sets: which cars the list is about, and which list a page is part of. */
export type CarListSettings = { title: string; filters: readonly WrittenFilter[]; partOf: string };

export async function loadCarList(
  settings: CarListSettings,
  context: CatalogueContext,
): Promise<CarListData> {
  const { site, services, query } = context;
  const index = carIndexName(site);
  context.tag(recordTags.all(index));
  const places = listPlaces(context, settings.partOf);
  const trail = trailToList(context, places.own, settings.title);
  const [{ fixed, stockResult }, { near, problem: placeProblem }] = await Promise.all([
    loadStock(settings, context),
    resolveNear(context),
  ]);
  const words = { ...facetWords(stockResult.facet, context), ...wordsOfFlags(context.texts) };
  const stock = stockOutline(stockResult.facet, words, addedFilters(context.texts));
  const segments = segmentsBelow(places.own.pathToCarList, context.path);
  const inOwnWords = canonicalQuery(withMileageInMil(query), site.languages);
  const parse = (names: readonly string[]) => parseList(names, inOwnWords, stockResult.facet, near, fixed);
  const read = parse(segments) ?? parse(canonicalSegments(segments, site.languages));
  const isEmptyStock = stockResult.total_items === 0;
  // Without stock (empty, or the search failed) no make is known; the address may still be right.
  if (!read && !isEmptyStock) {
    const result = { total: 0, facets: stockResult.facet };
    const path = await pathByWords(segments, parse, places.own, context);
    return {
      ...(path === undefined
        ? ({ state: 'no such cars' } as const)
        : ({ state: 'found by words', path } as const)),
      list: { ...unfilteredList, fixed },
      places,
      trail,
      result,
      stock,
      placeProblem,
      droppedWords: [],
      unclearWords: [],
    };
  }
  const { list, droppedWords, unclearWords } = await withPhrase(
    read ?? { ...unfilteredList, fixed, near },
    stockResult.facet,
    context,
  );
  const found = await services.search.search(index, { ...listQuery(list), fields: cardFields });
  const result = { total: found.total_items, facets: found.facet };
  const known = { list, places, trail, result, stock, placeProblem, droppedWords, unclearWords };
  if (found.failed || stockResult.failed) {
    context.validUntil(new Date(context.now.getTime() + TRY_AGAIN_MS));
    return { state: 'failed', ...known };
  }
  const since = await justInSince(services.search, index, countQuery(list), context.now);
  const cards = await toCardsInSlices(found, { ...context, justInSince: since });
  for (const { id } of cards) context.tag(recordTags.one(index, id));
  const chips = relaxable(list, {
    country: site.country,
    language: context.language,
    texts: context.texts,
    stock,
  });
  const countOf = async ({ remaining }: (typeof chips)[number]) =>
    (await services.search.search(index, countQuery(remaining))).total_items;
  return {
    state: 'found',
    ...known,
    cards,
    relaxations: result.total === 0 ? await suggestRelaxations(chips, countOf) : [],
    canonicalPath: canonicalPath(segments, list, places.own, context),
  };
}

/** 'bmw/320d', as other systems write it: the make is a list of ours, the rest are words of its cars. */
async function pathByWords(
  segments: readonly string[],
  parse: (names: readonly string[]) => CarList | undefined,
  place: ListPlace,
  { site, services }: CatalogueContext,
): Promise<string | undefined> {
  const [make = '', ...words] = segments;
  const list = words.length === 1 ? parse([make]) : undefined;
  if (!list) return undefined;
  const narrowed = { ...list, keyphrase: words.join(' ').replaceAll('-', ' ') };
  const { total_items: total } = await services.search.search(carIndexName(site), countQuery(narrowed));
  return total > 0 ? listUrl(place, { ...narrowed, pages: 1 }) : undefined;
}

/** The facets of the cars that the page is about. An editor's filter is read against the whole stock. */
async function loadStock({ filters }: CarListSettings, { site, services }: CatalogueContext) {
  const index = carIndexName(site);
  const whole = await services.search.search(index, stockQuery());
  const fixed = fixedFilters(filters, whole.facet, site.languages);
  if (whole.failed || filters.length === 0) return { fixed, stockResult: whole };
  return { fixed, stockResult: await services.search.search(index, stockQuery(fixed)) };
}

/** A phrase in the address is read here, so that a form works without script and nobody waits for a conversion. */
async function withPhrase(list: CarList, stock: readonly Facet[], context: CatalogueContext) {
  const phrase = context.query['keyphrase']?.[0]?.trim();
  if (!phrase) return { list, droppedWords: [], unclearWords: [] };
  const { site, language, now, services } = context;
  const found = await searchPhrase(phrase, list, {
    search: services.search,
    index: carIndexName(site),
    context: phraseContext({ site, language, stock, now }),
    geocoder: services.geocoder,
  });
  return {
    list: { ...found.list, pages: list.pages },
    droppedWords: found.dropped.map(({ words }) => words),
    unclearWords: found.unclear.map(({ words, choices }) => ({
      words,
      choices: choices.map((choice) => withChoice(found.list, choice, stock)),
    })),
  };
}

const TRY_AGAIN_MS = 5_000;

/** 'VOLVO/xc 60' shows the page of 'volvo/xc60'. */
function canonicalPath(
  segments: readonly string[],
  list: CarList,
  place: ListPlace,
  { query, path }: CatalogueContext,
): string | undefined {
  if (segments.length === 0 || query['keyphrase'] || query['car_brand'] || query['car_model'])
    return undefined;
  const proper = listPath(place, list);
  const isAsDeep = proper.split('/').length === path.split('/').length;
  return proper !== path && isAsDeep ? proper : undefined;
}

function segmentsBelow(list: string, path: string): string[] {
  return path.startsWith(`${list}/`) ? path.slice(list.length).split('/').filter(Boolean) : [];
}

/** To the list and with it, by the name of its heading. Makes and models come from the address, not from the tree. */
function trailToList({ trail, href }: CatalogueContext, place: ListPlace, title: string): readonly Crumb[] {
  const own = href(place.pathToCarList);
  const at = trail.findIndex((crumb) => crumb.href === own);
  const above = at === -1 ? trail : trail.slice(0, at);
  return [...above, { label: title || (trail[at]?.label ?? ''), href: own }];
}
