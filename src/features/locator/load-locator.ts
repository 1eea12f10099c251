import { findPlace } from '../../shared/maps/find-place.ts';
import type { Geocoder } from '../../shared/maps/geocoder.ts';
import { mapSettings } from '../../shared/maps/load-map-settings.ts';
import type { MapProvider } from '../../shared/maps/map-provider.ts';
import { mapTextProps } from '../../shared/maps/map-texts.ts';
import { placeTextKeys } from '../../shared/maps/place-texts.ts';
import type { CachedSearch } from '../../shared/search/cached-search.ts';
import { recordTags } from '../../shared/search/record-tags.ts';
import type { LoadContext } from '../../shared/sites/page-context.ts';
import { pickTexts } from '../../shared/sites/pick-texts.ts';
import { indexOf, type LocationSource, loadLocations } from './load-locations.ts';
import type { Location } from './location.ts';
import { filterChoices } from './location-filters.ts';
import { locationsUrl } from './locations-url.ts';
import {
  dictionaryTextKeys,
  type InitialLocations,
  type InitialSearch,
  type LocatorProps,
  type LocatorTexts,
  type SettingText,
  settingTextKeys,
} from './locator-props.ts';
import { type LocatorQuery, type ParsedSearch, parseLocatorQuery, searchKeys } from './locator-query.ts';
import {
  geocodeText,
  type LocatorSettingFields,
  type LocatorSettings,
  parseLocatorSettings,
} from './locator-settings.ts';
import { selectLocations } from './select-locations.ts';
import { parseShown } from './visible-locations.ts';

export type LocatorFields = LocatorSettingFields &
  Record<SettingText, string> & { source: LocationSource; titleTag: 'h1' | 'h2' };

export type LocatorContext = LoadContext<{ search: CachedSearch; maps: MapProvider; geocoder: Geocoder }>;

/** What the server renders by: the search, its filters, and how many cards are wanted. */
export const locatorQueryKeys = [...searchKeys, 'show'] as const;

/** Up to this many locations come with the page; more would make it heavy. */
const MAX_LOCATIONS_IN_PAGE = 100;
const GEOCODE_TIMEOUT_MS = 3000;

/** The list as the server renders it (LOC-34), and what the island needs to go on from there. */
export async function loadLocator(fields: LocatorFields, context: LocatorContext): Promise<LocatorProps> {
  const { site, services, language, now } = context;
  const index = indexOf(fields.source, site.indices);
  if (index) context.tag(recordTags.all(index));
  const settings = parseLocatorSettings(fields);
  const { pageType, locations } = await loadLocations(fields.source, site, services.search, now);
  const { area, filters, ...named } = parseLocatorQuery(context.query);
  const search = await searchPlace(named, settings, context);
  const near = search.state === 'found' ? search.near : undefined;
  const query: LocatorQuery = { near, area, filters };
  const results = selectLocations(locations, query, settings, now.getTime());
  const shown = parseShown(context.query['show']?.[0], pageType);
  return {
    pageType,
    settings,
    locations: initialLocations(locations, results, shown, fields.source),
    search,
    query,
    choices: filterChoices(locations),
    now: now.getTime(),
    ...(Number.isFinite(shown) && { shown }),
    address: context.href(context.path),
    dealerPath: context.href(site.siteDetailPath),
    language,
    titleTag: fields.titleTag,
    map: mapSettings(context),
    texts: locatorTexts(fields, context),
    mapTexts: mapTextProps(context.texts),
    placeTexts: pickTexts(context.texts, placeTextKeys),
  };
}

function initialLocations(
  all: readonly Location[],
  results: readonly Location[],
  shown: number,
  source: LocationSource,
): InitialLocations {
  if (all.length <= MAX_LOCATIONS_IN_PAGE) return { state: 'all', all };
  const first = results.slice(0, shown);
  return { state: 'first', first, resultCount: results.length, url: locationsUrl(source) };
}

async function searchPlace(
  { term, at }: Pick<ParsedSearch, 'term' | 'at'>,
  settings: LocatorSettings,
  { site, language, services, signal, log }: LocatorContext,
): Promise<InitialSearch> {
  if (term === '') return { state: 'none' };
  if (at) return { state: 'found', term, near: { label: term, coordinates: at } };
  try {
    const place = await findPlace(services.geocoder, {
      text: geocodeText(term, settings),
      country: site.country,
      language,
      signal: AbortSignal.any([signal, AbortSignal.timeout(GEOCODE_TIMEOUT_MS)]),
    });
    if (place) {
      const { name: label, coordinates, guessed } = place;
      return { state: 'found', term, near: { label, coordinates }, ...(guessed && { guessed }) };
    }
    log.warn({ code: 'PLACE_NOT_FOUND', site: site.name }, 'a place searched for in the locator is unknown');
    return { state: 'notFound', term };
  } catch (error) {
    log.warn({ code: 'GEOCODER_UNAVAILABLE', site: site.name, error }, 'the geocoder does not respond');
    return { state: 'unavailable', term };
  }
}

function locatorTexts(fields: LocatorFields, { texts }: LocatorContext): LocatorTexts {
  const settings = Object.entries(settingTextKeys).map(([name, key]) => [
    name,
    fields[name as SettingText].trim() || texts(key),
  ]);
  return { ...pickTexts(texts, dictionaryTextKeys), ...Object.fromEntries(settings) };
}
