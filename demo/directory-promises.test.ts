import { expect, test } from 'vitest';
import type { BlockName } from '../src/content/blocks/block-fields.ts';
import { createCars } from './cars/inventory.ts';
import { createDealerships } from './dealers/dealerships.ts';
import type { DemoSite } from './site-builder.ts';
import { readSites } from './sites.ts';

const sites = await readSites();

/** What the directory says a site has, and how to see that it does. Other sentences promise nothing that can be counted. */
const promises: readonly [site: string, words: RegExp, isKept: (site: DemoSite) => boolean][] = [
  ['solvik-se', /stock/, has('car-list')],
  ['solvik-se', /service booking/, has('service-booking')],
  ['solvik-se', /tyre hotel/, has('tyre-hotel')],
  ['solvik-se', /selling your car/, has('sell-car')],
  ['solvik-no', /motorcycles/, () => createCars('cars-solvik-no').some(isMotorcycle)],
  ['solvik-no', /service form/, has('service-form')],
  ['solvik-uk', /used cars/i, () => createCars('cars-solvik-uk').some((car) => car['car_is_used'])],
  ['solvik-uk', /360°/, () => createCars('cars-solvik-uk').some((car) => car['autos_on_show'])],
  ['carstore-se', /(\d+) stores/, storeCount],
  ['carstore-fi', /in finnish and swedish/i, ({ settings }) => codes(settings) === 'fi sv'],
  ['carstore-sk', /from Bratislava to Košice/, inCities('sites-carstore-sk', 'Bratislava', 'Košice')],
  ['charging', /charging-point locator/, has('locator')],
  ['kits-fi', /a catalogue by car/, has('kit-list')],
];

test.each(promises)('%s: the directory’s %s is true', (name, words, isKept) => {
  const site = sites.find((each) => each.name === name);
  expect(site?.settings.directory?.summary).toMatch(words);
  expect(site && isKept(site)).toBe(true);
});

test('a number in the directory is one that a test counts', () => {
  const counted = promises.filter(([, words]) => words.source.includes('\\d')).map(([name]) => name);
  const withNumbers = sites.filter(({ settings }) =>
    /\d/.test(settings.directory?.summary?.replace('360°', '') ?? ''),
  );
  expect(withNumbers.map(({ name }) => name)).toEqual(counted);
});

function has(block: BlockName) {
  return ({ pages }: DemoSite) =>
    pages.some(({ main, header = [], footer = [] }) =>
      [...main, ...header, ...footer].some((each) => each.block === block),
    );
}

function isMotorcycle(car: object): boolean {
  return /motorsykkel|motorcycle/i.test(String((car as Record<string, unknown>)['car_vehicle_type']));
}

function storeCount({ settings }: DemoSite): boolean {
  const [, said] = /(\d+) stores/.exec(settings.directory?.summary ?? '') ?? [];
  return createDealerships('sites-carstore-se').length === Number(said);
}

function inCities(index: string, ...cities: readonly string[]) {
  return () => {
    const there = createDealerships(index as never).map((site) => String(site['site_city']));
    return cities.every((city) => there.some((each) => each.startsWith(city)));
  };
}

function codes({ languages = [] }: DemoSite['settings']): string {
  return languages.map(({ code }) => code).join(' ');
}
