import { afterEach, expect, test } from 'vitest';
import { aServer } from '../../../main/testing/a-server.ts';
import { pageDocument, siteDocument } from '../../../main/testing/documents.ts';
import type { SearchRecord } from '../../../shared/search/port.ts';
import { searchByBruteForce } from '../../../shared/search/testing/brute-force.ts';
import { definitionOf } from '../../inventory/testing/definition-by-name.ts';
import { aCarRecord } from '../testing/a-car.ts';

const list = '/kop-bil/alla-bilar-i-lager';
const settings = { pathToCarList: list, carDetailPath: '/kop-bil', indices: { cars: 'cars-solvik-se' } };
const main = [{ id: 'list', block: 'car-list', fields: { title: 'Cars', titleTag: 'h1' } }];
const carMain = [{ id: 'car', block: 'car-page', fields: {} }];
const pages = ['sv', 'en'].flatMap((language) => [
  ...['', '/,-w-,', '/,-w-,/,-w-,'].map((words) =>
    pageDocument('solvik-se', `list${words}`, { path: list + words, name: 'Cars', main }, language),
  ),
  pageDocument('solvik-se', 'car', { path: '/kop-bil/,-w-,/,-w-,', name: 'Car', main: carMain }, language),
]);

const estate = aCarRecord({
  car_id: '1',
  car_fuel: 'Bensin',
  car_body: 'Kombi',
  car_drive: 'Fyrhjulsdrift',
  car_color: 'Svart',
  car_condition: 'Begagnad',
  car_campaigns: ['Höstkampanj'],
  car_equipment: ['Dragkrok', 'Rymdantenn'],
});
const electric = aCarRecord({
  car_id: '2',
  car_fuel: 'El',
  car_body: 'SUV',
  car_color: 'Röd',
  car_condition: 'Ny',
  car_gearbox: 'Manuell',
  car_drive: 'Framhjulsdrift',
});
const swedishWords =
  /(?<!\p{L})(Bensin|El|Kombi|Fyrhjulsdrift|Framhjulsdrift|Svart|Röd|Begagnad|Ny|Manuell|Automat|Höstkampanj|Dragkrok|mil)(?!\p{L})/u;

let close = async () => {};
afterEach(() => close());

async function aSite(cars: readonly SearchRecord[]) {
  const search = async (index: string, query: object) => ({
    ...searchByBruteForce(definitionOf(index), cars, query),
    failed: false,
  });
  const find = async (_: string, id: string) => {
    const body = cars.find(({ car_id }) => car_id === id);
    return body && { id, body, state: 'live' as const, revision: 1 };
  };
  const server = await aServer([siteDocument('solvik-se', settings), ...pages], {
    services: { search: { search }, records: { find } } as never,
  });
  close = server.close;
  return async (path: string) => (await server.get('solvik-se.localhost', encodeURI(path))).text;
}

/** What a visitor reads, without what is marked as another language. */
function visibleText(html: string): string {
  return html
    .replace(/<(script|style|template)[\s\S]*?<\/\1>/g, '')
    .replace(/<(p|div|li|span|a)[^>]* lang="sv"[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '\n');
}

test('an English list of a Swedish stock holds no Swedish facet word', async () => {
  const visit = await aSite([estate, electric]);
  const text = visibleText(await visit(`/en${list}`));
  expect(text).toMatch(/Petrol[\s\S]*Electric/);
  expect(text).toContain('24,000\u00a0km');
  expect(text.match(swedishWords)).toBeNull();
});

test('an English car page of a Swedish stock holds no Swedish facet word, and marks what the feed wrote', async () => {
  const visit = await aSite([estate, electric]);
  const html = await visit(`/en/kop-bil/1/${String(estate['slug'])}`);
  const text = visibleText(html);
  for (const word of ['Petrol', 'Estate', 'Four-wheel drive', 'Black', 'Tow bar', 'Automatic'])
    expect(text).toContain(word);
  expect(text.match(swedishWords)).toBeNull();
  expect(html).toMatch(/<li lang="sv"[^>]*>(?:<svg[\s\S]*?<\/svg>)?Rymdantenn/);
  expect(html).toMatch(/<div lang="sv"[^>]*><p>En ägare\./);
});

test('filters are read in any language of the site, shown in the page’s and written in the index’s', async () => {
  const visit = await aSite([estate, electric]);
  const english = await visit(`/en${list}?car_fuel=Electric`);
  expect(english).toContain('aria-label="Remove Electric"');
  expect(await visit(`${list}?car_fuel=Electric`)).toContain('aria-label="Ta bort El"');
  expect(await visit(`/en${list}?car_fuel=El&car_color=R%C3%B6d`)).toContain('?car_fuel=El"');
});

test('NAV-31 changing the language keeps make, filters, order and place', async () => {
  const visit = await aSite([estate, electric]);
  const html = await visit(`${list}/volvo?car_fuel=El&sortName=car_price_asc`);
  expect(html).toMatch(
    new RegExp(`href="/en${list}/volvo\\?car_fuel=El&amp;sortName=car_price_asc" lang="en"`, 'i'),
  );
});

test('the mileage filter of an English page is in kilometres, and its address means the same in both languages', async () => {
  const visit = await aSite([
    { ...estate, car_mileage: 2400 },
    { ...electric, car_mileage: 9000 },
  ]);
  const english = await visit(`/en${list}?car_mileage=&car_mileage=5000`);
  expect(english).toContain('aria-label="Remove up to 50,000\u00a0km"');
  expect(english).toMatch(/placeholder="24,000" name="car_mileage_km"/);
  expect(english).not.toMatch(/×\s10\skm/);
  expect(english).toMatch(new RegExp(`href="${list}\\?car_mileage=&amp;car_mileage=5000" lang="sv"`, 'i'));
  expect(await visit(`${list}?car_mileage=&car_mileage=5000`)).toContain(
    'aria-label="Ta bort upp till 5\u00a0000\u00a0mil"',
  );
  // What the form of the English page sends without script.
  expect(await visit(`/en${list}?car_mileage_km=&car_mileage_km=50000`)).toContain(
    'aria-label="Remove up to 50,000\u00a0km"',
  );
});
