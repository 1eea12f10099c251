import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { type CarList, unfilteredList } from '../src/features/cars/list/car-list.ts';
import { countQuery, stockQuery } from '../src/features/cars/list/list-query.ts';
import { applyReading } from '../src/features/cars/phrase/apply-reading.ts';
import { phraseContext } from '../src/features/cars/phrase/phrase-context.ts';
import { readPhrase } from '../src/features/cars/phrase/read-phrase.ts';
import { type PhraseSearch, resolvePhrase } from '../src/features/cars/phrase/resolve-phrase.ts';
import { searchPhrase } from '../src/features/cars/phrase/search-phrase.ts';
import { carRecord } from '../src/features/cars/record/car-record.ts';
import { definitionOf } from '../src/features/inventory/testing/definition-by-name.ts';
import { embeddedGeocoder } from '../src/shared/maps/adapters/embedded-geocoder.ts';
import { embeddedSearch } from '../src/shared/search/adapters/embedded/embedded-search.ts';
import { cachedSearch } from '../src/shared/search/cached-search.ts';
import type { SearchRecord } from '../src/shared/search/port.ts';
import { deriver } from '../src/shared/search/records/derive.ts';
import { createCars, DEMO_TODAY } from './cars/inventory.ts';
import { hardPhraseSets, type PhraseSet, phraseSets } from './phrases/phrase-set.ts';
import { type CarsMeant, carsMeant, kmBetween, pointOf } from './phrases/testing/cars-meant.ts';
import { inYears, writtenParts } from './phrases/testing/written-parts.ts';
import { readSites } from './sites.ts';

const engine = embeddedSearch(definitionOf);
const search = cachedSearch(engine, { error: () => {} } as never, () => 0);
const geocoder = embeddedGeocoder();
afterAll(() => engine.close());
/** Several languages search the same stock. */
const filledIndices = new Map<string, Promise<readonly SearchRecord[]>>();

test('there are 800 phrases of five languages, 150 of them hard', () => {
  const all = [...phraseSets, ...hardPhraseSets];
  expect(new Set(all.map(({ language }) => language)).size).toBe(5);
  expect(all.flatMap(({ phrases }) => phrases).length).toBeGreaterThanOrEqual(800);
  expect(hardPhraseSets.flatMap(({ phrases }) => phrases).length).toBeGreaterThanOrEqual(150);
});

test('the examples in the sites’ own search fields find cars with every word of them', async () => {
  const hints = JSON.stringify(await readSites()).matchAll(
    /"searchPlaceholderDesktop":"[^"]*(?:such as|Till exempel|for eksempel) ([^"]+)"/g,
  );
  const examples = [...new Set([...hints].map(([, example]) => example ?? ''))];
  expect(examples.length).toBeGreaterThan(2);
  for (const example of examples) {
    const set = phraseSets.find(({ phrases }) => phrases.some(([phrase]) => phrase === example));
    if (!set) throw new Error(`'${example}' is in no set`);
    const { asked } = await fillStock(set);
    const found = await searchPhrase(example, unfilteredList, asked);
    expect([found.total > 0, found.dropped], example).toEqual([true, []]);
  }
});

describe.each(hardPhraseSets)('LIST-29 $name', ({ index, site, language, phrases }) => {
  const filled = fillStock({ index, site, language });

  test.each(phrases)('%s', async (phrase, filters) => {
    await expectFilters(phrase, filters, (await filled).asked);
  });
});

const checkedKinds: readonly string[] = ['negation', 'age', 'radius', 'unit'];
const checked = hardPhraseSets.filter(({ kind }) => checkedKinds.includes(kind));

describe.each(checked)('LIST-29 $name, car by car', ({ index, site, language, phrases }) => {
  const filled = fillStock({ index, site, language });

  test.each(phrases)('%s', async (phrase, filters) => {
    const { asked, cars } = await filled;
    const { fits, near, isNarrowedFurther } = carsMeant(filters, asked.context.thisYear);
    const { list, dropped } = await searchPhrase(phrase, unfilteredList, asked);
    const { content } = await engine
      .index(index)
      .search({ ...countQuery(list), limit: 10_000, fields: ['car_id'] });
    const shown = new Set(content.map(({ car_id: id }) => id));
    const isNear = await circleTest(near, list.near, asked);
    const meant = cars.filter((car) => fits(car) && isNear(car)).map(({ car_id: id }) => id);
    if (dropped.length > 0) {
      // No car has all of it, the page says so, and what is not wanted is not shown instead.
      if (!isNarrowedFurther) expect(meant).toEqual([]);
      expect(dropped.filter(({ not, kind }) => not || (kind === 'near' && near))).toEqual([]);
      return;
    }
    expect([...shown].filter((id) => !meant.includes(id))).toEqual([]);
    if (!isNarrowedFurther) expect(meant.filter((id) => !shown.has(id))).toEqual([]);
  });
});

describe.each(phraseSets)('LIST-29 $name', ({ index, site, language, phrases }) => {
  const filled = fillStock({ index, site, language });

  test.each(phrases)('%s', async (phrase, filters) => {
    await expectFilters(phrase, filters, (await filled).asked);
  });

  test('what a phrase finds are cars; what it had to let go of is named', async () => {
    const { asked } = await filled;
    for (const [phrase] of phrases) {
      const { total, dropped } = await searchPhrase(phrase, unfilteredList, asked);
      const parts = await resolvePhrase(phrase, unfilteredList, asked);
      const isOneWord = parts.length === 1;
      expect(total > 0 || isOneWord, phrase).toBe(true);
      const all = applyReading(unfilteredList, parts, asked.context.stock);
      const { total_items: totalOfAll } = await search.search(index, countQuery(all));
      expect(dropped.length > 0, phrase).toBe(totalOfAll === 0 && !isOneWord);
    }
  });

  test('make, model, fuel and colour of a car find that car, for every model in stock', async () => {
    const { asked, cars } = await filled;
    const painted = cars.filter(({ car_color: colour }) => typeof colour === 'string');
    const ofEachModel = new Map(painted.map((car) => [`${car['car_brand']} ${car['car_model']}`, car]));
    for (const [model, car] of ofEachModel) {
      const phrase = [model, car['car_fuel'], car['car_color']].join(' ');
      const { list, dropped } = await searchPhrase(phrase, unfilteredList, asked);
      const found = await search.search(index, { ...countQuery(list), limit: 2000, fields: ['car_id'] });
      expect(dropped, phrase).toEqual([]);
      expect(found.content.map(({ car_id: id }) => id)).toContain(car['car_id']);
    }
  });

  test('nothing that can be typed fails', async () => {
    const { context: read } = (await filled).asked;
    const words = phrases.flatMap(([phrase]) => phrase.split(' '));
    const anything = fc.oneof(
      fc.constantFrom(...words),
      fc.string({ unit: 'grapheme' }),
      fc.integer().map(String),
    );
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 12 }), (some) => {
        for (const part of readPhrase(some.join(' '), read)) {
          expect(part.certainty).toBeGreaterThan(0);
          expect(part.words).not.toBe('');
        }
      }),
      { numRuns: 150 },
    );
  });
});

async function fillStock({ index, site, language }: Pick<PhraseSet, 'index' | 'site' | 'language'>) {
  const filled = filledIndices.get(index) ?? fillIndex(index);
  filledIndices.set(index, filled);
  const cars = await filled;
  const { facet: stock } = await search.search(index, stockQuery());
  const context = phraseContext({ site, language, stock, now: new Date(DEMO_TODAY) });
  const asked: PhraseSearch = { search, index, context, geocoder };
  return { cars, asked };
}

async function fillIndex(index: string): Promise<readonly SearchRecord[]> {
  const cars = (createCars(index) as unknown as readonly SearchRecord[]).map(deriver(carRecord));
  await engine.replaceAll(index, cars);
  return cars;
}

/** Around the place of the list, which must be where the geocoder says that it is. */
async function circleTest(
  near: CarsMeant['near'],
  found: CarList['near'],
  { context }: PhraseSearch,
): Promise<(car: SearchRecord) => boolean> {
  if (!near) return () => true;
  if (!found) return () => false;
  const [language = 'en'] = context.languages;
  const place = await geocoder.geocode({ text: near.label, country: context.country, language });
  expect(kmBetween(place?.coordinates ?? { latitude: 0, longitude: 0 }, found.at)).toBeLessThan(2);
  return (car) => {
    const point = pointOf(car);
    return point !== undefined && kmBetween(point, found.at) <= near.km;
  };
}

async function expectFilters(phrase: string, filters: string, asked: PhraseSearch): Promise<void> {
  const parts = await resolvePhrase(phrase, unfilteredList, asked);
  expect(writtenParts(parts, filters)).toBe(inYears(filters, asked.context.thisYear));
}
