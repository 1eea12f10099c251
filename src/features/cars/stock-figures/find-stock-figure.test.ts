import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPageContext } from '../../../content/publishing/testing/a-page-context.ts';
import { embeddedSearch } from '../../../shared/search/adapters/embedded/embedded-search.ts';
import { cachedSearch } from '../../../shared/search/cached-search.ts';
import { definitionOf } from '../../inventory/testing/definition-by-name.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { aCarRecord } from '../testing/a-car.ts';
import { findStockFigure } from './find-stock-figure.ts';

const index = 'cars-solvik-se';
const search = embeddedSearch(definitionOf);
beforeAll(() =>
  search.replaceAll(index, [
    aCarRecord({
      car_id: '1',
      car_brand: 'Volvo',
      car_fuel: 'El',
      car_price: 300000,
      car_price_text: '300 000 kr',
    }),
    aCarRecord({
      car_id: '2',
      car_brand: 'Volvo',
      car_fuel: 'Diesel',
      car_price: 90000,
      car_price_text: '90 000 kr',
    }),
    aCarRecord({
      car_id: '3',
      car_brand: 'Kia',
      car_fuel: 'El',
      car_price: 200000,
      car_price_text: '200 000 kr',
      caroftheweek: true,
    }),
  ]),
);
afterAll(() => search.close());

const tags: string[] = [];
const aContext = (more: Partial<CatalogueContext> = {}) =>
  ({
    ...aPageContext({ indices: { cars: index }, pathToCarList: '/bilar', carDetailPath: '/bil' }),
    now: new Date('2026-11-15T12:00:00Z'),
    pictureAt: () => undefined,
    tag: (tag: string) => tags.push(tag),
    validUntil: () => undefined,
    services: { search: cachedSearch(search, { error: () => undefined } as never) },
    ...more,
  }) as unknown as CatalogueContext;
const ask = (measure: string, of: string, more?: Partial<CatalogueContext>) =>
  findStockFigure({ measure, of }, aContext(more));

test('a list is counted by the filters of its address, and the figure links to it', async () => {
  expect(await ask('cars', '/bilar')).toEqual({ text: '3', href: '/bilar' });
  expect(await ask('cars', '/bilar?car_fuel=El')).toEqual({ text: '2', href: '/bilar?car_fuel=El' });
  expect(await ask('cars', '/bilar/volvo')).toMatchObject({ text: '2', href: '/bilar/volvo' });
  expect(tags).toContain(`records:${index}`);
});

test('the lowest price is the price that the cheapest card shows', async () => {
  expect((await ask('lowest price', '/bilar'))?.text).toMatch(/^90\s000\skr$/);
  expect((await ask('lowest price', '/bilar?car_fuel=El'))?.text).toMatch(/^200\s000\skr$/);
});

test('the car of the week is the one that the stock names', async () => {
  expect(await ask('car of the week', 'name')).toMatchObject({ text: expect.stringContaining('Kia') });
  expect((await ask('car of the week', 'price'))?.text).toMatch(/^200\s000\skr$/);
  expect(await ask('car of the week', 'colour')).toBeUndefined();
});

test.each([
  ['cars', '/bilar?car_fuel=Vatten'],
  ['cars', '/bilar/trabant'],
  ['cars', '/bilar?car_towing=1'],
  ['cars', '/om-oss'],
  ['cars', '/bilarna'],
  ['cars', 'http://['],
  ['lowest price', '/bilar?car_fuel=Diesel&car_brand=Kia'],
  ['horses', '/bilar'],
])('there is no figure for %s of %s', async (measure, of) => {
  expect(await ask(measure, of)).toBeUndefined();
});

test('a search that fails gives no figure, and the page is not kept for long', async () => {
  const until: Date[] = [];
  const failing = { search: async () => ({ facet: [], content: [], total_items: 0, failed: true }) };
  const services = { search: failing } as never;
  expect(await ask('cars', '/bilar', { services, validUntil: (date) => until.push(date) })).toBeUndefined();
  expect(until).toEqual([new Date('2026-11-15T12:00:05Z')]);
});
