import { expect, test } from 'vitest';
import { block as carList } from '../src/content/blocks/car-list/block.ts';
import { wordByCode } from '../src/features/cars/vocabulary/word-of.ts';
import { type Resolved, schemaOf } from '../src/shared/platform/fields/fields.ts';
import { allLanguages } from '../src/shared/sites/languages.ts';
import { createCars } from './cars/inventory.ts';
import { openSite } from './redirects/testing/open-site.ts';
import type { DemoPage, DemoSite } from './site-builder.ts';
import { readSites } from './sites.ts';

const sites = await readSites();

type CarRecord = ReturnType<typeof createCars>[number];

const siteNamed = (name: string): DemoSite => {
  const found = sites.find((each) => each.name === name);
  if (!found) throw new Error(`there is no site ${name}`);
  return found;
};

const languageOf = (name: string) =>
  allLanguages.find((code) => code === siteNamed(name).settings.languages?.[0]?.code) ?? 'sv';

const firstFacts = (html: string) =>
  [...html.matchAll(/<ul class="car-card__facts"><li>([^<]*)/g)].map(([, fact = '']) => fact);

/** The number of cars that a page of the demo says it lists, with the whole stock of its site. */
async function countsOf(name: string, paths: readonly string[]): Promise<Record<string, number>> {
  const site = siteNamed(name);
  const server = await openSite(site, createCars(`cars-${name}`));
  const counts: Record<string, number> = {};
  for (const path of paths) {
    const { text } = await server.get(server.host, path);
    counts[path] = Number(/class="list-count"[^>]*>([^<]*)</.exec(text)?.[1]?.replace(/\D/g, ''));
  }
  await server.close();
  return counts;
}

const howMany = (name: string, isListed: (car: CarRecord) => boolean) =>
  createCars(`cars-${name}`).filter(isListed).length;

test('LIST-39 the lists of solvik-se hold what their names promise', async () => {
  const condition = (wanted: string) => howMany('solvik-se', (car) => car.car_condition === wanted);
  const expected = {
    '/kop-bil/alla-bilar-i-lager': 1500,
    '/kop-bil/nya-bilar-i-lager': condition('Ny'),
    '/kop-bil/begagnade-bilar-i-lager': condition('Begagnad'),
    '/kop-bil/biltyp/demobilar': condition('Demobil'),
    '/kop-bil/privatleasing-bilar': howMany('solvik-se', (car) => car.car_has_privateleasing),
    '/kop-bil/foretag/transportbilar': howMany('solvik-se', (car) => car.car_vehicle_type_code === 'LCV'),
  };
  expect(await countsOf('solvik-se', Object.keys(expected))).toEqual(expected);
  expect(Object.values(expected).every((count) => count > 0)).toBe(true);
});

test('LIST-39 used cars in Norway and Britain are used, and none of them has two wheels', async () => {
  const norwegian = {
    '/kjop-bil/alle-brukte-biler': howMany(
      'solvik-no',
      (car) => car.car_condition === 'Brukt' && car.car_vehicle_type_code !== 'MC',
    ),
    '/motorsykler/pa-lager': howMany('solvik-no', (car) => car.car_vehicle_type_code === 'MC'),
    '/kjop-bil/hele-lageret': howMany('solvik-no', () => true),
  };
  expect(await countsOf('solvik-no', Object.keys(norwegian))).toEqual(norwegian);
  const british = {
    '/buy-car/used-cars': howMany('solvik-uk', (car) => car.car_condition === 'Used'),
    '/buy-car/used-cars/bmw': howMany(
      'solvik-uk',
      (car) => car.car_condition === 'Used' && car.car_brand === 'BMW',
    ),
    '/buy-car/ex-demonstrators': howMany('solvik-uk', (car) => car.car_condition === 'Ex-demonstrator'),
    '/buy-car/all-stock': howMany('solvik-uk', () => true),
  };
  expect(await countsOf('solvik-uk', Object.keys(british))).toEqual(british);
});

test('LIST-39 on every site a list that is called used lists used cars alone', async () => {
  const called = /\b(?:used|begagnade|brukte|käytetyt|vaihtoautot|ojazdené|jazdené)\b/iu;
  const listed = sites.flatMap(({ name, pages, settings }) => {
    const lists = pages.filter((page) => {
      const isFirst = page.language === undefined || page.language === settings.languages?.[0]?.code;
      return isFirst && !page.path.includes(',-w-,') && called.test(listOn(page)?.title ?? '');
    });
    return lists.length > 0 ? [{ name, paths: lists.map(({ path }) => path) }] : [];
  });
  expect(listed.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['solvik-no', 'solvik-se', 'solvik-uk']),
  );
  for (const { name, paths } of listed) {
    const server = await openSite(siteNamed(name), createCars(`cars-${name}`));
    // A used car's card says only its year; a new one or a demonstrator says what it is before it.
    const notUsed = ['new', 'demo'].map((code) => wordByCode('car_condition', code, languageOf(name)));
    for (const path of paths) {
      const { text } = await server.get(server.host, path);
      const conditions = firstFacts(text);
      expect(conditions.length, `${name} ${path}`).toBeGreaterThan(0);
      expect(
        conditions.filter((each) => notUsed.some((word) => each.startsWith(word))),
        `${name} ${path}`,
      ).toEqual([]);
    }
    await server.close();
  }
});

test('the cards of a list of new cars say that they are new', async () => {
  const server = await openSite(siteNamed('solvik-se'), createCars('cars-solvik-se'));
  const { text } = await server.get(server.host, '/kop-bil/nya-bilar-i-lager');
  await server.close();
  expect(firstFacts(text).length).toBeGreaterThan(0);
  expect(firstFacts(text).filter((fact) => !/^(?:Ny|Beställs) 20/.test(fact.replace('\u00a0', ' ')))).toEqual(
    [],
  );
});

type ListFields = Resolved<typeof carList.fields>;

const listOn = ({ main }: DemoPage): ListFields | undefined => {
  const found = main.find((each) => each.block === 'car-list');
  return found && (schemaOf(carList.fields).parse(found.fields) as ListFields);
};

test('LIST-36 the title of a list’s page is its heading', () => {
  const lists = sites.flatMap((site) => site.pages.map((page) => ({ site: site.name, page })));
  const differing = lists.flatMap(({ site, page }) => {
    const list = listOn(page);
    if (list?.titleTag !== 'h1' || page.path.includes(',-w-,')) return [];
    return page.fields.metaTitle === list.title ? [] : [[site, page.path, page.fields.metaTitle, list.title]];
  });
  expect(differing).toEqual([]);
});
