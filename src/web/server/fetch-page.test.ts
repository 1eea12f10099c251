import { afterEach, describe, expect, test, vi } from 'vitest';
import { aCarRecord } from '../../features/cars/testing/a-car.ts';
import { aDealershipRecord, aDepartmentRecord } from '../../features/dealers/testing/a-dealership.ts';
import { aServer } from '../../main/testing/a-server.ts';
import { pageDocument, siteDocument, textBlock } from '../../main/testing/documents.ts';
import { recordTags } from '../../shared/search/record-tags.ts';
import { someRecords } from './testing/some-records.ts';

const se = 'solvik-se.localhost';
const cars = 'cars-solvik-se';
const dealershipIndex = 'sites-solvik-se';
const slug = 'begagnad-2023-suv-laddhybrid-volvo-xc60-t6-plus-trollhattan';
const carAddress = `/kop-bil/461010605/${slug}`;

const block = (name: string, fields: object = {}) => ({ id: name, block: name, fields });
const site = siteDocument('solvik-se', {
  country: 'SE',
  timeZone: 'Europe/Stockholm',
  pathToCarList: '/kop-bil/alla-bilar-i-lager',
  carDetailPath: '/kop-bil',
  siteDetailPath: '/anlaggningar',
  indices: { cars, sites: dealershipIndex },
});
const pages = ['sv', 'en'].flatMap((language) => [
  pageDocument('solvik-se', 'home', { main: [textBlock('1', 'Hem')] }, language),
  pageDocument('solvik-se', 'buy', { path: '/kop-bil', name: 'Köp bil' }, language),
  pageDocument('solvik-se', 'makes', { path: '/kop-bil/bilmarken/volvo', name: 'Volvo' }, language),
  pageDocument('solvik-se', 'car-id', { path: '/kop-bil/,-w-,', main: [block('car-page')] }, language),
  pageDocument('solvik-se', 'car', { path: '/kop-bil/,-w-,/,-w-,', main: [block('car-page')] }, language),
  pageDocument('solvik-se', 'dealers', { path: '/anlaggningar', name: 'Anläggningar' }, language),
  pageDocument(
    'solvik-se',
    'dealer',
    { path: '/anlaggningar/,-w-,', main: [block('dealer-page')] },
    language,
  ),
]);

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function aSite({ now = new Date('2026-11-16T10:00:00Z'), more = [] as typeof pages } = {}) {
  const stock = someRecords({ [cars]: [aCarRecord()], [dealershipIndex]: [aDealershipRecord()] });
  const server = await aServer([site, ...pages, ...more], { services: stock.services, now: () => now });
  closing.push(server.close);
  const get = (path: string) => server.get(se, path);
  return { ...stock, server, get };
}

const titleOf = (text: string) => /<title>(.*?)<\/title>/.exec(text)?.[1];
const canonicalOf = (text: string) => /rel="canonical" href="(.*?)"/.exec(text)?.[1];
const dataOf = (text: string): { '@type': unknown; [part: string]: unknown }[] =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );

describe('a car’s page', () => {
  test('DET-01 RED-31 DET-12 DET-13 SHELL-25 by id and slug, with title, picture of itself and structured data', async () => {
    const { get } = await aSite();
    const { status, text } = await get(carAddress);
    expect(status).toBe(200);
    expect(titleOf(text)).toBe('Volvo XC60 T6 Plus 2023, Trollhättan | Solvik');
    expect(text).toContain('459\u00a0900\u00a0kr');
    expect(text).toContain(
      '<meta property="og:title" content="Volvo XC60 T6 Plus 2023, Trollhättan | Solvik">',
    );
    const data = dataOf(text);
    expect(data.find((each) => each['@type'] === 'Car')).toMatchObject({
      offers: { price: 459900, seller: { name: 'Solvik Trollhättan' } },
    });
    expect(data.find((each) => each['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1 },
        { name: 'Köp bil' },
        { name: 'Volvo', item: expect.stringMatching(/alla-bilar-i-lager\/volvo$/) },
        { name: 'XC60', item: expect.stringMatching(/alla-bilar-i-lager\/volvo\/xc60$/) },
        { name: 'T6 Plus' },
      ],
    });
  });

  test('DET-02 ROUTE-31 the id alone redirects temporarily to id and slug, with query and language', async () => {
    const { get } = await aSite();
    const { status, headers } = await get('/kop-bil/461010605?utm=1');
    expect([status, headers.location]).toEqual([302, `${carAddress}?utm=1`]);
    expect((await get('/en/kop-bil/461010605')).headers.location).toBe(`/en${carAddress}`);
  });

  test('DET-05 another slug shows the car all the same; the right one is canonical', async () => {
    const { get } = await aSite();
    const { status, text } = await get('/kop-bil/461010605/anything');
    expect(status).toBe(200);
    expect(canonicalOf(text)).toBe(`http://solvik-se.localhost:3000${carAddress}`);
    expect(text).toBe((await get(carAddress)).text);
  });

  test('both languages name each other at the car’s own address', async () => {
    const { get } = await aSite();
    const { text } = await get(`/en${carAddress}`);
    expect(text).toContain(`hreflang="sv" href="http://solvik-se.localhost:3000${carAddress}"`);
    expect(text).toContain(`hreflang="en" href="http://solvik-se.localhost:3000/en${carAddress}"`);
    expect(text).not.toContain(',-w-,');
  });

  test('DET-05 DET-06 DET-26 ERR-19 an unknown id is 404 with heading, cars and a link to the list, never a redirect', async () => {
    const { get } = await aSite();
    for (const path of ['/kop-bil/999', '/kop-bil/999/a-b-c-d-volvo-x']) {
      const { status, text } = await get(path);
      expect(status, path).toBe(404);
      expect(text).toContain('Bilen finns inte kvar');
      expect(text).toContain(`href="${carAddress}"`);
      expect(text).toContain('<header');
      expect(text).toContain('noindex');
      expect(canonicalOf(text)).toBeUndefined();
    }
    const { text } = await get('/kop-bil/999/a-b-c-d-volvo-x');
    expect(text).toContain('href="/kop-bil/alla-bilar-i-lager?keyphrase=volvo"');
  });

  test('a sold car has a notice, with similar cars, and is 404 at every slug', async () => {
    const { get, put } = await aSite();
    put(cars, aCarRecord(), 'withdrawn');
    put(cars, aCarRecord({ car_id: '2', slug: 'other' }));
    for (const path of [carAddress, '/kop-bil/461010605', '/kop-bil/461010605/x']) {
      const { status, text } = await get(path);
      expect(status).toBe(404);
      expect(text).toContain('Den här är såld');
      expect(text).toContain('href="/kop-bil/2/other"');
      expect(text).not.toContain('"@type":"Car"');
    }
  });

  test('ROUTE-30 where the first segment is no number the page of that name is served, or 404', async () => {
    const { get } = await aSite();
    expect((await get('/kop-bil/bilmarken/volvo')).status).toBe(200);
    const none = await get('/kop-bil/bilmarken/saab');
    expect([none.status, none.text.includes('Här tog vägen slut.')]).toEqual([404, true]);
  });

  test('DET-01 a car whose number has letters, dots and dashes has its page, and is found without its slug', async () => {
    const { get, put } = await aSite();
    put(cars, aCarRecord({ car_id: 'STK-17.b2', slug: 'volvo-xc60' }));
    expect((await get('/kop-bil/STK-17.b2/volvo-xc60')).status).toBe(200);
    const bare = await get('/kop-bil/STK-17.b2');
    expect(bare.status).toBe(302);
    expect((await get('/kop-bil/STK-17.b3/volvo-xc60')).text).toContain('Bilen finns inte kvar');
  });

  test('DET-03 DET-04 without an id there is no page, and the log reports the address as incomplete', async () => {
    const lost = pageDocument('solvik-se', 'lost', { path: '/bil', main: [block('car-page')] });
    const { get, server } = await aSite({ more: [lost] });
    expect((await get('/bil')).status).toBe(404);
    expect(server.lines).toContainEqual(
      expect.objectContaining({ level: 'error', code: 'CAR_PATH_INCOMPLETE', path: '/bil' }),
    );
  });

  test('SITE-12 on a site without cars the section shows the fallback and the page is served', async () => {
    const server = await aServer([
      siteDocument('solvik-se', { indices: {} }),
      pageDocument('solvik-se', 'car', {
        path: '/x/,-w-,',
        main: [textBlock('1', 'Stycket'), block('car-page')],
      }),
    ]);
    closing.push(server.close);
    const { status, text } = await server.get(se, '/x/1');
    expect(status).toBe(200);
    expect(text).toContain('Stycket');
    expect(server.lines).toContainEqual(expect.objectContaining({ reason: 'Unknown sitecoreSiteName' }));
  });
});

describe('what is cached', () => {
  test('a page is invalidated when its car or the dealership of its car changes', async () => {
    const { get, put, server } = await aSite();
    await get(carAddress);
    put(cars, aCarRecord({ car_price: 449_900 }));
    expect((await get(carAddress)).text).toContain('459\u00a0900\u00a0kr');
    server.cache.invalidate([recordTags.one(cars, '461010605')]);
    expect((await get(carAddress)).text).toContain('449\u00a0900\u00a0kr');
    put(dealershipIndex, aDealershipRecord({ site_official_name: 'Solvik Norr' }));
    server.cache.invalidate([recordTags.all(dealershipIndex)]);
    expect((await get(carAddress)).text).toContain('Solvik Norr');
  });

  test('a new car is found at an address that was 404 before', async () => {
    const { get, put, server } = await aSite();
    expect((await get('/kop-bil/77/x')).status).toBe(404);
    put(cars, aCarRecord({ car_id: '77', slug: 'x' }));
    server.cache.invalidate([recordTags.one(cars, '77')]);
    expect((await get('/kop-bil/77/x')).status).toBe(200);
  });

  test('wrong ids, slugs and names do not fill the cache, however many', async () => {
    const { get, server, lookups } = await aSite();
    await get(carAddress);
    await get('/kop-bil/999');
    await get('/kop-bil/bilmarken/saab');
    await get('/kop-bil/999/a-b-c-d-volvo-x');
    await get('/kop-bil/no-9/x');
    const before = server.cache.size();
    for (let n = 1; n <= 25; n += 1) {
      await get(`/kop-bil/${n}`);
      await get(`/kop-bil/${n}/a-b-c-d-volvo-${n}`);
      await get(`/kop-bil/${n}/a-b-c-d-word${n}`);
      await get(`/kop-bil/461010605/slug-${n}`);
      await get(`/kop-bil/no-${n}/x`);
      await get(`/kop-bil/no-number-${'x'.repeat(n)}/x`);
      await get(`/anlaggningar/nowhere-${n}`);
    }
    expect(server.cache.size()).toEqual(before);
    expect(lookups.length).toBeGreaterThan(100);
  });

  test('unknown cars with the same suggestions share one page', async () => {
    const { get } = await aSite();
    const first = await get('/kop-bil/1/a-b-c-d-volvo-x');
    const second = await get('/kop-bil/2/a-b-c-d-volvo-y');
    expect(second.headers.etag).toBe(first.headers.etag);
  });

  test('a page with opening hours is not served after the dealership has opened', async () => {
    const opens = Date.parse('2026-11-16T08:00:00Z');
    const clock = vi.spyOn(Date, 'now').mockReturnValue(opens - 60_000);
    const current = { now: new Date(opens - 60_000) };
    const stock = someRecords({ [cars]: [], [dealershipIndex]: [aDealershipRecord()] });
    const server = await aServer([site, ...pages], { services: stock.services, now: () => current.now });
    closing.push(server.close);
    const shown = async () => (await server.get(se, '/anlaggningar/solvik-trollhattan')).text;
    expect(await shown()).toContain('Stängt nu');
    clock.mockReturnValue(opens + 1000);
    current.now = new Date(opens + 1000);
    expect(await shown()).toContain('Öppet nu');
  });
});

describe('a dealership’s page', () => {
  test('RED-27 SHELL-25 DSD-22 name, address, hours and people, with title, social tags and structured data', async () => {
    const { get } = await aSite();
    const { status, text } = await get('/anlaggningar/solvik-trollhattan');
    expect(status).toBe(200);
    expect(titleOf(text)).toBe('Solvik Trollhättan | Solvik');
    expect(text).toContain('<meta property="og:title" content="Solvik Trollhättan | Solvik">');
    expect(text).toContain('og:description" content="Solvik Trollhättan, Slussvägen 21, 461 32 Trollhättan.');
    expect(text).toContain('tel:0105500340');
    expect(text).toContain('Måndag, i dag');
    expect(text).toContain('Daniel Falk');
    const organisation = dataOf(text).find((each) => [each['@type']].flat().includes('Organization'));
    expect(organisation).toMatchObject({
      address: { addressLocality: 'Trollhättan' },
      geo: { latitude: 58.28 },
    });
  });

  test('ROUTE-31 DSD-23 an unknown name redirects temporarily to the list of dealerships', async () => {
    const { get, server } = await aSite();
    const swedish = await get('/anlaggningar/nope');
    expect([swedish.status, swedish.headers.location]).toEqual([302, '/anlaggningar']);
    const written = {
      ...pageDocument('solvik-se', '', {}),
      kind: 'dictionary',
      key: '',
      body: { siteListPath: '/hitta-oss' },
    };
    server.publish([written as (typeof pages)[number]]);
    expect((await get('/anlaggningar/nope')).headers.location).toBe('/hitta-oss');
  });

  test('DSD-24 a record without an id, or an address without a name, is no dealership', async () => {
    const lost = pageDocument('solvik-se', 'lost', { path: '/hall', main: [block('dealer-page')] });
    const { get, put } = await aSite({ more: [lost] });
    put(dealershipIndex, aDealershipRecord({ site_id: undefined, slug: 'solvik-norr' }));
    expect((await get('/anlaggningar/solvik-norr')).status).toBe(404);
    expect((await get('/hall')).status).toBe(404);
  });

  test('DSD-10 DSD-12 DSD-26 an ongoing vacation replaces the hours, days that differ are named, the rest is left out', async () => {
    const { get, put } = await aSite();
    const days = ['Måndag', 'Tisdag'].map((day) => ({ day, displayText: '8–14' }));
    const openingschedule = {
      openinghours: [{ day: 'Måndag', displayText: '9–18' }],
      deviationdays: [
        { day: '2026-12-24', displayText: 'Julafton: stängt' },
        { day: '2026-11-01', displayText: 'Allhelgona: stängt' },
      ],
      vacationdays: [
        {
          vacationtitle: 'Inventering',
          vacationstart: '2026-11-09',
          vacationend: '2026-11-22',
          vacationdays: days,
        },
      ],
    };
    put(
      dealershipIndex,
      aDealershipRecord({ site_departments: [aDepartmentRecord({ openingschedule, users: [] })] }),
    );
    const { text } = await get('/anlaggningar/solvik-trollhattan');
    const read = text.replaceAll('<!-- -->', '');
    expect(read).toContain('Inventering, till och med 2026-11-22');
    expect(text).toContain('Öppet till 14');
    expect(text).toContain('Ordinarie tider');
    expect(read).toContain('2026-12-24</time> Julafton<');
    expect(text).not.toContain('Allhelgona');
    expect(text).not.toContain('<details class="group');
  });

  test('on a day that differs, its hours are shown in the week', async () => {
    const { get, put } = await aSite();
    const openingschedule = {
      openinghours: [{ day: 'Måndag', displayText: '9–18' }],
      deviationdays: [{ day: '2026-11-16', displayText: 'Inventering: stängt' }],
    };
    put(dealershipIndex, aDealershipRecord({ site_departments: [aDepartmentRecord({ openingschedule })] }));
    const { text } = await get('/anlaggningar/solvik-trollhattan');
    expect(text).toMatch(/Måndag, i dag<\/dt><dd>Stängt<\/dd>/);
    expect(text).toContain('Stängt i dag');
  });
});
