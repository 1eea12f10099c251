import { expect, test } from 'vitest';
import { createCars } from '../../demo/cars/inventory.ts';
import { stocks } from '../../demo/cars/stocks.ts';
import { createDealerships } from '../../demo/dealers/dealerships.ts';
import { readSites } from '../../demo/sites.ts';
import { importRecords } from '../../src/features/inventory/import-records.ts';
import { freshSqlite } from '../../src/main/testing/databases.ts';
import { systemClock } from '../../src/shared/platform/clock.ts';
import { kyselyRecordStore } from '../../src/shared/search/adapters/kysely-record-store.ts';
import type { SearchRecord } from '../../src/shared/search/port.ts';
import { firstLanguage, importCars } from '../demo/import-cars.ts';
import { dealerLanguage } from './dealer-language.ts';
import { editPrices } from './edit-prices.ts';
import { feedAmounts } from './feed-amounts.ts';
import { findBrokenPromises } from './find-broken-promises.ts';
import { norwegianRegistration } from './norwegian-registration.ts';
import { type ShownCar, showCar } from './shown-car.ts';
import { type ShownDealer, showDealer } from './shown-dealer.ts';
import { openSiteStock, type SiteStock } from './site-stock.ts';

const SAMPLED = 40;

/** Some of a site's cars, or all, and its dealerships, imported as the demo's are, in each of its languages. */
async function sample(name: string, { all = false, edited = false } = {}): Promise<SiteStock[]> {
  const site = (await readSites()).find((each) => each.name === name);
  const index = `cars-${name}`;
  const cars = createCars(index);
  const campaigns = cars.filter(({ car_has_campaign_price }) => car_has_campaign_price);
  const vans = cars.filter(({ car_vehicle_type_code }) => car_vehicle_type_code === 'LCV');
  const others = cars.filter((_, at) => at % 60 === 0);
  const chosen = [...campaigns.slice(0, SAMPLED), ...vans.slice(0, SAMPLED / 4), ...others];
  const store = kyselyRecordStore(await (await freshSqlite()).open(), systemClock);
  const into = { index, language: firstLanguage(site?.settings ?? {}) };
  await importCars(store, into, all ? cars : [...new Set(chosen)], systemClock);
  if (edited) await editPrices(store, into, systemClock);
  const dealers = { index: `sites-${name}`, kind: 'sites' } as const;
  await importRecords(store, dealers, createDealerships(dealers.index), systemClock);
  return openSiteStock(name, site?.settings ?? {}, store, systemClock());
}

const everyPlace = ['department', 'holiday', 'hours', 'notice', 'service', 'title', 'weekday'];

test.each(stocks.map(({ site }) => site))(
  'a sample of the cars of %s and all its dealer pages keep every promise to buyers, in every language',
  async (name) => {
    for (const stock of await sample(name, { edited: true })) {
      expect(stock.cars.length).toBeGreaterThan(SAMPLED);
      expect(stock.cars.some(({ card }) => card.price.earlierPrice !== undefined)).toBe(true);
      const places = new Set(stock.dealers.flatMap(({ words }) => words.map(({ place }) => place)));
      expect([...places].sort()).toEqual(everyPlace);
      expect(await findBrokenPromises(stock)).toEqual([]);
    }
  },
);

/** What is found when one car of a stock is tampered with after its import. */
async function foundAfter(
  tamper: (car: ShownCar, stock: SiteStock) => ShownCar,
  isMeant: (car: ShownCar) => boolean = () => true,
): Promise<string[]> {
  const [stock] = await sample('carstore-se');
  const meant = stock?.cars.find(isMeant);
  if (!stock || !meant) throw new Error('there is no such car');
  const cars = stock.cars.map((car) => (car === meant ? tamper(car, stock) : car));
  const broken = await findBrokenPromises({ ...stock, cars });
  return broken.map((line) => line.replace(`car ${meant.id}`, 'the car').replace(/\d{4,}/g, 'N'));
}

const record = (fields: SearchRecord) => (car: ShownCar, stock: SiteStock) =>
  showCar({ ...car.record, ...fields }, car.history, stock);
const isCampaign = ({ record: stored }: ShownCar) => stored['car_has_campaign_price'] === true;
const isVan = ({ card }: ShownCar) => card.price.withoutVat;

test('a car that is sorted by another price than it shows is found', async () => {
  const found = await foundAfter(record({ car_has_campaign_price: true, car_campaign_price: 7 }));
  expect(found).toContain('carstore-se/sv, the car, one price: shows 7, sorted by: N');
  expect(found).toContainEqual(expect.stringMatching(/^carstore-se\/sv, lists by price: lowest price first/));
  expect(found).toContainEqual(expect.stringMatching(/^carstore-se\/sv, lists by price: up to/));
});

test('a struck price without a history, with another amount, and one that is no reduction are found', async () => {
  const struck = (earlierPrice: string) => (car: ShownCar) => ({
    ...car,
    card: { ...car.card, price: { ...car.card.price, earlierPrice } },
  });
  const hasNone = ({ history }: ShownCar) => history.length === 1;
  const hasHistory = ({ card }: ShownCar) => card.price.earlierPrice !== undefined;
  expect(await foundAfter(struck('999 900 kr'), hasNone)).toEqual([
    'carstore-se/sv, the car, struck prices: strikes N without a price history',
  ]);
  expect(await foundAfter(struck('999 900 kr'), hasHistory)).toEqual([
    'carstore-se/sv, the car, struck prices: strikes N, but the lowest price before its campaign is N',
  ]);
  const raised = (car: ShownCar) => ({
    ...car,
    history: [
      { since: '2026-01-01', amount: 10_000, isCampaign: false },
      { since: '2026-02-01', amount: 20_000, isCampaign: true },
    ],
  });
  expect(await foundAfter((car) => raised(struck('10 000 kr')(car)), hasHistory)).toEqual([
    'carstore-se/sv, the car, struck prices: strikes N, which is no reduction',
  ]);
});

test('letters and structured data with another price are found', async () => {
  const broken = async (change: (car: ShownCar) => Partial<ShownCar>, isMeant = isCampaign) =>
    foundAfter((car) => ({ ...car, ...change(car) }), isMeant);
  expect(await broken(({ mail, card }) => ({ mail: mail.replaceAll(card.price.now, '739 900 kr') }))).toEqual(
    ['carstore-se/sv, the car, one price: shows N, which the seller’s mail does not say'],
  );
  expect(await broken(({ webhook }) => ({ webhook: { ...webhook, car_price: 739_900 } }))).toEqual([
    'carstore-se/sv, the car, one price: shows N, the webhook: N',
  ]);
  expect(await broken(({ adf }) => ({ adf: adf.replace(/>\d+<\/price>/, '>739900</price>') }))).toEqual([
    'carstore-se/sv, the car, one price: shows N, the CRM’s document: N',
  ]);
  const url = 'https://www.solvik.example/x';
  const offers = { url, price: 739_900, priceCurrency: 'SEK' };
  expect(await broken(() => ({ structuredData: { offers } }))).toEqual([
    'carstore-se/sv, the car, one price: shows N, structured data: N',
  ]);
});

test('a van whose price is told without a word on VAT is found', async () => {
  const silent = ({ mail, adf }: ShownCar) => ({
    mail: mail.replaceAll(' exkl. moms', ''),
    adf: adf.replace(/<pricecomments>.*<\/pricecomments>/, ''),
  });
  expect(await foundAfter((car) => ({ ...car, ...silent(car) }), isVan)).toEqual([
    'carstore-se/sv, the car, one price: shows N, which the seller’s mail does not say',
    'carstore-se/sv, the car, one price: the CRM’s document: no word on a price without VAT',
    'carstore-se/sv, the car, one price: the seller’s mail: no word on a price without VAT',
    "carstore-se/sv, the car, VAT labels: the seller’s mail without 'exkl. moms'",
    "carstore-se/sv, the car, VAT labels: the CRM’s document without 'excl. VAT'",
    "carstore-se/sv, the car, VAT labels: the CRM’s document without 'incl. VAT'",
  ]);
});

const cardOf = (part: (card: ShownCar['card']) => Partial<ShownCar['card']>) => (car: ShownCar) => ({
  ...car,
  card: { ...car.card, ...part(car.card) },
});

test('an amount without its VAT label beside a price without VAT is found, and so is company leasing', async () => {
  const monthly = (part: string) =>
    cardOf((card) => ({
      monthly: card.monthly.map((each) => ({ ...each, text: each.text.replace(part, '') })),
    }));
  const [loan] = await foundAfter(monthly(' inkl. moms'), isVan);
  expect(loan).toMatch(/^carstore-se\/sv, the car, VAT labels: .* without 'inkl. moms'$/);
  const isLeased = ({ card }: ShownCar) =>
    !card.price.withoutVat && card.monthly.some(({ kind }) => kind === 'companyLeasing');
  const [company] = await foundAfter(monthly(' exkl. moms'), isLeased);
  expect(company).toMatch(/^carstore-se\/sv, the car, VAT labels: .* without 'exkl. moms'$/);
  const silent = (car: ShownCar) => ({ ...car, metaDescription: car.card.price.now });
  expect(await foundAfter(silent, isVan)).toEqual([
    "carstore-se/sv, the car, VAT labels: the description of the page without 'exkl. moms'",
    "carstore-se/sv, the car, VAT labels: the description of the page without 'inkl. moms'",
  ]);
  const onNetPrice = cardOf(({ price }) => ({ price: { ...price, withVat: price.now } }));
  expect(await foundAfter(onNetPrice, isVan)).toEqual([
    'carstore-se/sv, the car, one price: a private person pays N, the basis of the loan: N',
    'carstore-se/sv, the car, VAT labels: a private person pays N, the card: N',
  ]);
});

test('a monthly cost of credit without its rate is found', async () => {
  const bare = cardOf(({ monthly }) => ({
    monthly: monthly.map((each) => ({ ...each, text: each.text.replace(/ · .*/, '') })),
  }));
  const hasLoan = ({ card }: ShownCar) => card.monthly.some(({ kind }) => kind === 'loan');
  const found = await foundAfter(bare, hasLoan);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^carstore-se\/sv, the car, rates of credit: .* without its rate$/);
});

test('a price that was changed without its figures is found: the month of a loan and of a lease, the price without VAT', async () => {
  const lower = (car: ShownCar, stock: SiteStock) =>
    record({ car_price: Math.round(Number(car.record['car_price']) * 0.8) })(car, stock);
  const found = async (isMeant: (car: ShownCar) => boolean) => (await foundAfter(lower, isMeant)).join('\n');
  const isPlain = ({ card }: ShownCar) => card.price.earlierPrice === undefined;
  const has = (kind: string) => (car: ShownCar) =>
    isPlain(car) && car.card.monthly.some((each) => each.kind === kind);
  expect(await found(has('loan'))).toContain('monthly figures: loan of N costs N, by its terms N');
  expect(await found((car) => isPlain(car) && isVan(car))).toMatch(
    /net prices: car_price N is N without VAT/,
  );
});

test('a month of a lease or loan that the card or the filter tells otherwise is found', async () => {
  const has = (kind: string) => (car: ShownCar) => car.card.monthly.some((each) => each.kind === kind);
  expect(await foundAfter(record({ car_monthly_cost: 1 }), has('loan'))).toEqual([
    expect.stringMatching(/monthly figures: loan costs N, the filter: 1$/),
  ]);
  const other = cardOf(({ monthly }) => ({
    monthly: monthly.map((each) =>
      each.kind === 'companyLeasing' ? { ...each, text: '1 kr/mån exkl. moms' } : each,
    ),
  }));
  expect(await foundAfter(other, has('companyLeasing'))).toEqual([
    expect.stringMatching(/monthly figures: companyLeasing costs N, the card: 1$/),
  ]);
});

test('a feed that tells another price, currency or page than the card is found', async () => {
  const isSampled = (_: ShownCar, at: number) => at === 0;
  const [stock] = await sample('carstore-se');
  const meant = stock?.cars.find(isSampled);
  if (!stock || !meant) throw new Error('there is no such car');
  const tampered = async (change: Partial<ShownCar>) => {
    const cars = stock.cars.map((car) => (car === meant ? { ...car, ...change } : car));
    return (await feedAmounts.stock?.({ ...stock, cars }))?.join('\n') ?? '';
  };
  expect(await tampered({})).toBe('');
  const raw = {
    ...meant.record,
    car_price: 739_900,
    car_has_campaign_price: false,
    car_price_exkl_vat: undefined,
  };
  expect(await tampered({ record: raw })).toContain(`car ${meant.id}: says 739900, the page:`);
  const offers = { ...meant.structuredData.offers, priceCurrency: 'NOK', url: 'https://other.example/' };
  const elsewhere = await tampered({ structuredData: { ...meant.structuredData, offers } });
  expect(elsewhere).toContain('says SEK, the page: NOK');
  expect(elsewhere).toContain('not https://other.example/');
});

test('an offer without its earlier price is found: on the tag, in a mark, in a list of offers', async () => {
  const isPlain = ({ card }: ShownCar) => card.price.earlierPrice === undefined;
  const titled = cardOf(({ price }) => ({ price: { ...price, title: 'Kampanjpris' } }));
  expect(await foundAfter(titled, isPlain)).toEqual([
    "carstore-se/sv, the car, offer words: says 'Kampanjpris' without an earlier price",
  ]);
  const marked = cardOf(() => ({ marks: [{ look: 'campaign', text: 'Höstkampanj' }] }));
  expect(await foundAfter(marked, isPlain)).toEqual([
    "carstore-se/sv, the car, offer words: says 'Höstkampanj' without an earlier price",
  ]);
  const listed = (car: ShownCar) => ({ ...car, record: { ...car.record, car_campaigns: ['Novemberpris'] } });
  expect(await foundAfter(listed, isPlain)).toEqual([
    "carstore-se/sv, the car, offer words: is listed under 'Novemberpris' without an earlier price",
  ]);
});

test('all used cars of both Norwegian sites say that re-registration is in the price, and no place denies it', async () => {
  for (const name of ['solvik-no', 'carstore-no']) {
    const [stock] = await sample(name, { all: true });
    if (!stock) throw new Error('there are no cars');
    const titled = stock.cars.filter(({ card }) => card.price.title === 'Totalpris med omregistrering');
    expect(titled.length).toBeGreaterThan(300);
    for (const car of stock.cars) expect(norwegianRegistration.car?.(car, stock)).toEqual([]);
    const [first] = titled;
    const price = first && { ...first.card.price, title: 'Totalpris uten omregistrering' };
    const tampered = first && price && { ...first, card: { ...first.card, price } };
    const mailed = first && { ...first, customerMail: 'Prisen er eks. omregistrering.' };
    expect(tampered && norwegianRegistration.car?.(tampered, stock)).toHaveLength(3);
    expect(mailed && norwegianRegistration.car?.(mailed, stock)).toHaveLength(1);
  }
});

test('a facet word of another language is found; a model of that name is not', async () => {
  const data = (structuredData: Partial<ShownCar['structuredData']>) => (car: ShownCar) => ({
    ...car,
    structuredData: { ...car.structuredData, ...structuredData },
  });
  const card = (part: Partial<ShownCar['card']>) => (car: ShownCar) => ({
    ...car,
    card: { ...car.card, ...part },
  });
  const shows = (word: string) => [`carstore-se/sv, the car, one language: shows ${word}`];
  expect(await foundAfter(card({ facts: ['2021', 'Petrol'] }))).toEqual(shows('Petrol'));
  expect(await foundAfter(data({ fuelType: 'Sähkö' }))).toEqual(shows('Sähkö'));
  expect(await foundAfter(record({ car_fuel: 'Electric' }))).toContain(shows('Electric')[0]);
  expect(await foundAfter(card({ name: 'MINI Electric', version: 'Electric' }))).toEqual([]);
});

/** What is found on the pages of a site in one language when its first dealership is tampered with. */
async function foundOnDealerPage(
  site: string,
  language: string,
  tamper: (dealer: ShownDealer, stock: SiteStock) => ShownDealer,
): Promise<string[]> {
  const stock = (await sample(site)).find((each) => each.language === language);
  const [meant, ...others] = stock?.dealers ?? [];
  if (!stock || !meant) throw new Error('there is no such dealership');
  const dealers = [tamper(meant, stock), ...others];
  const broken = await findBrokenPromises({ ...stock, dealers }, [dealerLanguage]);
  return broken.map((line) => line.replace(/^.*dealer pages’ language: /, ''));
}

const dealerRecord = (departments: readonly object[]) => (_: ShownDealer, stock: SiteStock) =>
  showDealer(
    { site_id: 'x', slug: 'x', site_official_name: 'Solvik X', site_departments: departments },
    stock,
    stock.context.texts,
  );

test('a department, a title, a holiday, a notice, a weekday and hours in another language than the page’s are found', async () => {
  const schedule = {
    openinghours: [{ day: 'Vardagar', displayText: 'Efter överenskommelse' }],
    deviationdays: [{ day: '2026-12-13', displayText: 'Lucia: 9–12' }],
    vacationdays: [
      {
        vacationtitle: 'Vi byter golv',
        vacationstart: '2026-11-01',
        vacationend: '2026-11-30',
        vacationdays: [],
      },
    ],
  };
  const department = { name: 'Husbilar', service_name: 'Husvagnar', openingschedule: schedule };
  const broken = [{ ...department, users: [{ first_name: 'Ebba', title: 'Husbilsvän' }] }];
  expect(await foundOnDealerPage('solvik-se', 'en', dealerRecord(broken))).toEqual(
    [
      ...['department ‘Husbilar’', 'title ‘Husbilsvän’', 'holiday ‘Lucia’', 'weekday ‘Vardagar’'],
      ...['hours ‘Efter överenskommelse’', 'notice ‘Vi byter golv’', 'service ‘Husvagnar’'],
    ].map((each) => `the ${each.replace('‘', "'").replace('’', "'")} is not in en`),
  );
  expect(await foundOnDealerPage('solvik-se', 'sv', dealerRecord(broken))).toEqual([]);
});

test('a word that is not marked is found too: a known one, a sentence, one that is the same in both languages', async () => {
  const shows =
    (place: ShownDealer['words'][number]['place'], text: string, feed = '') =>
    (dealer: ShownDealer) => ({
      ...dealer,
      words: [{ place, text, feed, lang: undefined }],
    });
  const found = (language: string, site: string, ...word: Parameters<typeof shows>) =>
    foundOnDealerPage(site, language, shows(...word));
  expect(await found('nb', 'solvik-no', 'title', 'Bilsäljare')).toEqual([
    "the title 'Bilsäljare' is not in nb",
  ]);
  expect(await found('sk', 'carstore-sk', 'title', 'Predajkyňa')).toEqual([]);
  expect(await found('fi', 'carstore-fi', 'notice', 'Shorter days while we paint the hall')).toEqual([
    "the notice 'Shorter days while we paint the hall' is not in fi",
  ]);
  expect(await found('sv', 'carstore-fi', 'department', 'Asuntoautot', 'Asuntoautot')).toContain(
    "the department 'Asuntoautot' is not in sv",
  );
  expect(await found('en', 'solvik-uk', 'hours', 'Stängt')).toEqual(["the hours 'Stängt' is not in en"]);
  expect(await found('en', 'solvik-uk', 'weekday', 'Lördag')).toEqual(["the weekday 'Lördag' is not in en"]);
});

test('a description of a dealer page that names departments as the feed does is found', async () => {
  const feeds = (dealer: ShownDealer) => ({ ...dealer, metaDescription: 'Nya bilar, Verkstad' });
  expect(await foundOnDealerPage('solvik-se', 'en', feeds)).toContain(
    "the description of the page does not name 'New cars'",
  );
});
