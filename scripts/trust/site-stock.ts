import { textsFor } from '../../src/content/publishing/built-in-texts.ts';
import { definitionOf } from '../../src/features/inventory/testing/definition-by-name.ts';
import { searchByShownPrice } from '../../src/features/pricing/search-by-shown-price.ts';
import { type Stored, schemaOf } from '../../src/shared/platform/fields/fields.ts';
import { embeddedSearch } from '../../src/shared/search/adapters/embedded/embedded-search.ts';
import { type CachedSearch, cachedSearch } from '../../src/shared/search/cached-search.ts';
import type { SearchRecord } from '../../src/shared/search/port.ts';
import type { RecordStore } from '../../src/shared/search/record-store.ts';
import type { Language } from '../../src/shared/sites/languages.ts';
import { createSite, siteFields } from '../../src/shared/sites/site.ts';
import { type Audience, type ShownCar, showCar } from './shown-car.ts';
import { type ShownDealer, showDealer } from './shown-dealer.ts';

/** The cars and dealerships of a site in one of its languages. */
export type SiteStock = Audience & {
  /** As the site's lists search. */
  search: CachedSearch;
  cars: readonly ShownCar[];
  dealers: readonly ShownDealer[];
  dealershipRecords: readonly SearchRecord[];
};

/** Every language of a site over its imported cars and dealerships. */
export async function openSiteStock(
  name: string,
  settings: object,
  store: Pick<RecordStore, 'live' | 'priceHistory'>,
  now: Date,
): Promise<SiteStock[]> {
  const site = createSite(name, schemaOf(siteFields).parse(settings) as Stored<typeof siteFields>);
  const index = site.indices.cars;
  const records = await readAll(store, index);
  const dealerships = site.indices.sites ? await readAll(store, site.indices.sites) : [];
  const ids = records.map(({ car_id }) => String(car_id));
  const histories = await store.priceHistory(index, ids);
  const search = await visitorsSearch(index, records);
  const texts = (language: Language) => textsFor(language, undefined, site.country);
  return site.languages.map((language) => {
    const context = {
      site,
      language,
      texts: texts(language),
      href: (path: string) => path,
      pictureAt: () => undefined,
      now,
    };
    const audience = { site, language, context, sellersTexts: texts(site.languages[0]) };
    const show = (record: SearchRecord) =>
      showCar(record, histories.get(String(record['car_id'])) ?? [], audience);
    const dealers = dealerships.map((record) => showDealer(record, audience, context.texts));
    return { ...audience, search, cars: records.map(show), dealers, dealershipRecords: dealerships };
  });
}

async function readAll(store: Pick<RecordStore, 'live'>, index: string): Promise<SearchRecord[]> {
  const records: SearchRecord[] = [];
  for await (const batch of store.live(index)) records.push(...batch.map(({ body }) => body));
  return records;
}

async function visitorsSearch(index: string, records: readonly SearchRecord[]): Promise<CachedSearch> {
  const engine = embeddedSearch(definitionOf);
  await engine.replaceAll(index, records);
  const fail = (_: object, message = '') => {
    throw new Error(message);
  };
  return searchByShownPrice(cachedSearch(engine, { info: fail, warn: fail, error: fail }));
}
