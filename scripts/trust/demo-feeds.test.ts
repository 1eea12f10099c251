import { expect, test } from 'vitest';
import { createCars } from '../../demo/cars/inventory.ts';
import { stocks } from '../../demo/cars/stocks.ts';
import { createDealerships } from '../../demo/dealers/dealerships.ts';
import { readSites } from '../../demo/sites.ts';
import { isOffered } from '../../src/features/outgoing-feeds/receiver.ts';
import { receivers } from '../../src/features/outgoing-feeds/receivers/all-receivers.ts';
import { feedCheckers } from '../../src/features/outgoing-feeds/testing/checkers/all-checkers.ts';
import { feedOf } from '../../src/features/outgoing-feeds/testing/feed-of.ts';
import { type Stored, schemaOf } from '../../src/shared/platform/fields/fields.ts';
import type { SearchRecord } from '../../src/shared/search/port.ts';
import { createSite, siteFields } from '../../src/shared/sites/site.ts';

test('every receiver has a checker, by the same source', () => {
  const named = (all: readonly { source: string }[], name: (each: never) => string) =>
    all.map((each) => `${name(each as never)} ${each.source}`).sort();
  expect(named(feedCheckers, ({ receiver }: { receiver: string }) => receiver)).toEqual(
    named(receivers, ({ name }: { name: string }) => name),
  );
  expect(new Set(receivers.map(({ name }) => name)).size).toBe(receivers.length);
});

/** The demo’s cars with the addresses that pictures have once they are in the library. */
function demoCars(index: string): SearchRecord[] {
  return JSON.parse(JSON.stringify(createCars(index)).replaceAll('"media:', '"/media/')) as SearchRecord[];
}

async function demoSite(name: string) {
  const found = (await readSites()).find((each) => each.name === name);
  return createSite(name, schemaOf(siteFields).parse(found?.settings) as Stored<typeof siteFields>);
}

test.each(stocks.map(({ site }) => site))(
  'every feed of %s, in every language, meets the published rules of its receiver',
  async (name) => {
    const site = await demoSite(name);
    const cars = demoCars(site.indices.cars);
    const dealerships = createDealerships(site.indices.sites) as unknown as SearchRecord[];
    for (const receiver of receivers.filter((each) => isOffered(each, site)))
      for (const language of site.languages) {
        const place = { site, language, illustrations: true };
        const { text, contents } = await feedOf(receiver, cars, dealerships, place);
        const checker = feedCheckers.find((each) => each.receiver === receiver.name);
        expect(checker?.problems(text), receiver.name).toEqual([]);
        const items = checker?.items(text) ?? [];
        expect(items).toHaveLength(contents.cars);
        expect(contents.cars + contents.leftOut).toBe(cars.length);
        // Meta wants a description, which cars have in one language only.
        const isForeign = receiver.name === 'meta-automotive' && language !== site.languages[0];
        if (!isForeign)
          expect(contents.cars, `${receiver.name} ${language}`).toBeGreaterThan(cars.length / 2);
      }
  },
  60_000,
);

test('a checker finds what is wrong: a field that is missing, a value that is none, a sum without currency', async () => {
  const site = await demoSite('carstore-fi');
  const cars = demoCars(site.indices.cars).filter(
    ({ car_vehicle_type_code }) => car_vehicle_type_code === 'PC',
  );
  const dealerships = createDealerships(site.indices.sites) as unknown as SearchRecord[];
  const place = { site, language: 'fi', illustrations: true } as const;
  const found = async (name: string, tamper: (text: string) => string) => {
    const receiver = receivers.find((each) => each.name === name);
    const checker = feedCheckers.find((each) => each.receiver === name);
    if (!receiver || !checker) throw new Error(`there is no ${name}`);
    const { text } = await feedOf(receiver, cars.slice(0, 30), dealerships, place);
    expect(checker.problems(text), name).toEqual([]);
    const tampered = tamper(text);
    expect(tampered).not.toBe(text);
    return checker.problems(tampered).join('\n');
  };
  expect(await found('google-vehicle-listings', (text) => text.replace(/,used,/, ',second-hand,'))).toContain(
    "condition is 'second-hand'",
  );
  expect(await found('google-vehicle-listings', (text) => text.replace(/(\d+) EUR/, '$1'))).toContain(
    'price is',
  );
  expect(
    await found('google-vehicle-listings', (text) => text.replace(/\r\n[^,]{17},/, '\r\n=1+1,')),
  ).toContain('vin is a formula');
  expect(
    await found('google-vehicle-ads', (text) => text.replace(/<g:color>[^<]*<\/g:color>/, '')),
  ).toContain('g:color is missing');
  expect(await found('google-vehicle-ads', (text) => text.replace('</channel>', ''))).toContain('no XML');
  expect(await found('meta-automotive', (text) => text.replace(',USED,', ',OLD,'))).toContain(
    'state_of_vehicle',
  );
  expect(await found('mobile-de', (text) => text.replace('"MANUAL_GEAR"', '"MANUAL"'))).toContain('gearbox');
  expect(await found('mobile-de', (text) => text.replace(/"currency":"EUR"/, '"currency":"SEK"'))).toContain(
    'the price is',
  );
  expect(await found('marketplace-xml', (text) => text.replace(/<year>\d+<\/year>/, ''))).toContain(
    'year is missing',
  );
  expect(
    await found('schema-org', (text) => text.replace(/"priceCurrency":"EUR"/, '"priceCurrency":"€"')),
  ).toContain('has no price');
});
