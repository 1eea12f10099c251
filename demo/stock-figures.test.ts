import { afterAll, beforeAll, expect, test } from 'vitest';
import { textsFor } from '../src/content/publishing/built-in-texts.ts';
import type { CatalogueContext } from '../src/features/cars/catalogue-context.ts';
import { findStockFigure } from '../src/features/cars/stock-figures/find-stock-figure.ts';
import { definitionOf } from '../src/features/inventory/testing/definition-by-name.ts';
import { type Stored, schemaOf } from '../src/shared/platform/fields/fields.ts';
import { figureRequests } from '../src/shared/platform/fields/figures.ts';
import { embeddedSearch } from '../src/shared/search/adapters/embedded/embedded-search.ts';
import { cachedSearch } from '../src/shared/search/cached-search.ts';
import type { SearchRecord } from '../src/shared/search/port.ts';
import type { Language } from '../src/shared/sites/languages.ts';
import { createSite, localizedPath, siteFields } from '../src/shared/sites/site.ts';
import { createCars } from './cars/inventory.ts';
import type { DemoSite } from './site-builder.ts';
import { readSites } from './sites.ts';

const search = embeddedSearch(definitionOf);
let sites: DemoSite[];
beforeAll(async () => {
  sites = (await readSites()).filter(({ settings }) => settings.indices?.cars);
  for (const { settings } of sites) {
    const index = settings.indices?.cars ?? '';
    await search.replaceAll(index, createCars(index) as unknown as readonly SearchRecord[]);
  }
});
afterAll(() => search.close());

function aContext({ name, settings }: DemoSite, language: Language): CatalogueContext {
  const site = createSite(name, schemaOf(siteFields).parse(settings) as Stored<typeof siteFields>);
  return {
    site,
    language,
    texts: textsFor(language, {}, site.country),
    href: (path: string) => localizedPath(site, language, path),
    now: new Date('2026-11-15T12:00:00Z'),
    pictureAt: () => undefined,
    tag: () => undefined,
    validUntil: () => undefined,
    services: { search: cachedSearch(search, { error: () => undefined } as never) },
  } as unknown as CatalogueContext;
}

test('every figure that a page asks the stock for is there', async () => {
  const asked = sites.flatMap((site) =>
    site.pages.flatMap((page) => figureRequests(page).map((request) => ({ site, page, request }))),
  );
  expect(asked.length).toBeGreaterThan(30);
  const missing: string[] = [];
  for (const { site, page, request } of asked) {
    const figure = await findStockFigure(request, aContext(site, page.language));
    // A make that the demo sells none of is left out of the page; all else must be found.
    if (!figure && !/smart|Vans|vehicle_type/.test(request.of))
      missing.push(`${site.name} ${page.path}: ${request.measure} of ${request.of}`);
  }
  expect(missing).toEqual([]);
});

const price = /\d[\d\s.,]*\s?(?:tkr|kr|€|kronor|euro)(?![\p{L}])|[£€]\s?\d/u;
const count = /^\d[\d\s,.]*$/;
/** What a site has in stock, in words. */
const stockInWords =
  /\d[\d\s.,]* (?:begagnade bilar(?! om dagen)|bilar i lager|bruktbiler|brukte biler|biler på lager|vaihtoautoa|autoa varastossa|(?:\p{L}+ )?jazdených áut|áut v ponuke|used cars|cars in stock)/iu;
const carOfTheWeek = /veckans bil|ukens bil|viikon auto|car of the week|auto týždňa/i;

type Faulty = { where: string; text: string };

/** Texts of an object that itself links to the list of cars: a row, a card, a tag. */
function typedBesideCars(value: unknown, list: string, where: string): Faulty[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const links = entries.map(([, part]) => (part as { href?: unknown } | null)?.href);
  const isAboutCars = links.some((href) => typeof href === 'string' && href.includes(list));
  const texts = entries.flatMap(([, part]) => (typeof part === 'string' ? [part] : []));
  const typed = texts.filter(
    (text) =>
      (isAboutCars && (price.test(text) || count.test(text)) && !/^\{|: \//.test(text)) ||
      (texts.some((label) => carOfTheWeek.test(label)) && price.test(text)),
  );
  return [
    ...typed.map((text) => ({ where, text })),
    ...entries.flatMap(([name, part]) => typedBesideCars(part, list, `${where}/${name}`)),
  ];
}

test('no price or count stands typed beside a link to the cars, nor beside the car of the week', () => {
  const typed = sites.flatMap(({ name, settings, pages }) =>
    pages.flatMap((page) => typedBesideCars(page, settings.pathToCarList ?? '', `${name} ${page.path}`)),
  );
  expect(typed.filter(({ text }) => !/(?:under|alle|do|below) \d/i.test(text))).toEqual([]);
});

test('no text says in typed words how many cars there are', () => {
  const typed = sites.flatMap(({ name, pages }) =>
    pages.flatMap((page) =>
      stringsIn(page)
        .filter((text) => stockInWords.test(text))
        .map((text) => `${name}: ${text}`),
    ),
  );
  expect(typed).toEqual([]);
});

test('the car of the week is one car at one price, wherever a page of the site speaks of it', async () => {
  for (const site of sites) {
    const context = aContext(
      site,
      createSite(site.name, schemaOf(siteFields).parse(site.settings) as never).languages[0],
    );
    const about = (of: string) => findStockFigure({ measure: 'car of the week', of }, context);
    const [name, money] = [await about('name'), await about('price')];
    expect([name?.text, money?.text, money?.href], site.name).toEqual([
      expect.any(String),
      expect.stringMatching(/\d/),
      name?.href,
    ]);
  }
});

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
