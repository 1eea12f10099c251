import { expect, onTestFinished, test } from 'vitest';
import { messageFiles } from '../../scripts/messages/message-files.ts';
import { builtInTexts } from '../../src/content/publishing/built-in-texts.ts';
import { scenarioLocation } from '../../src/features/booking/testing/department-scenario.ts';
import { aCarRecord } from '../../src/features/cars/testing/a-car.ts';
import { aPricedOffering, aPriceList } from '../../src/features/workshop/testing/a-price-list.ts';
import { aVehicle } from '../../src/features/workshop/testing/a-vehicle.ts';
import { aBookingRequest } from '../../src/features/workshop/testing/open-scenario.ts';
import { aServer } from '../../src/main/testing/a-server.ts';
import { testDatabases } from '../../src/main/testing/databases.ts';
import { pageDocument, siteDocument } from '../../src/main/testing/documents.ts';
import { embeddedScenario } from '../../src/main/testing/embedded-scenario.ts';
import type { Language } from '../../src/shared/sites/languages.ts';
import { someRecords } from '../../src/web/server/testing/some-records.ts';

// The compiler knows the product's own languages only.
const de = 'de' as Language;
const host = 'autohaus.localhost';

const car = aCarRecord({
  slug: 'gebraucht-2023-suv-volvo-xc60',
  car_mileage: 24_000,
  car_mileage_text: '24.000 km',
  car_odometer_unit: 'km',
  car_fuel: 'Plug-in-Hybrid',
  car_gearbox: 'Automatik',
  car_power: 186,
  car_color: 'Weiß',
  car_owners: 2,
  car_price: 45_990,
  car_price_text: '45.990 €',
  car_price_title: 'Preis',
  car_price_currency: 'EUR',
  car_site_name: 'Autohaus Uhlenhorst',
  car_site_city: 'Hamburg',
  car_equipment: ['Anhängerkupplung'],
  car_description: 'Ein Vorbesitzer.',
  car_loan_option: {
    interest_rate: 5.95,
    months: 48,
    down_payment_percent: 20,
    start_fee: 0,
    invoice_fee: 0,
  },
});

function documents() {
  const page = (path: string, block: string, fields: object) =>
    pageDocument('autohaus', path, { path, name: block, main: [{ id: block, block, fields }] }, de);
  return [
    siteDocument('autohaus', {
      country: 'DE',
      timeZone: '',
      languages: [{ code: 'de' }],
      ...{ pathToCarList: '/autos', carDetailPath: '/auto', workshopBookingPath: '/werkstatt' },
      indices: { cars: 'cars-autohaus', sites: 'sites-solvik-se' },
    }),
    page('/', 'rich-text', {}),
    page('/autos', 'car-list', { title: 'Unsere Fahrzeuge', titleTag: 'h1' }),
    page('/auto/,-w-,/,-w-,', 'car-page', {}),
    page('/werkstatt', 'service-booking', {}),
  ];
}

test('the pages of a German site are in German, with German figures', async () => {
  const { services } = someRecords({ 'cars-autohaus': [car] });
  const { get, close } = await aServer(documents(), { services });
  onTestFinished(close);
  const list = await get(host, '/autos');
  const detail = await get(host, '/auto/461010605/gebraucht-2023-suv-volvo-xc60');
  const booking = await get(host, '/werkstatt');
  const missing = await get(host, '/gibt-es-nicht');
  for (const { text } of [list, detail, booking, missing]) {
    expect(text).toContain('<html lang="de"');
    expect(text).not.toContain('section-fallback');
    expect(textsOfOthers(text)).toEqual([]);
  }
  expect([list.status, detail.status, booking.status, missing.status]).toEqual([200, 200, 200, 404]);
  expect(list.text).toContain('Fahrzeuge anzeigen');
  expect(list.text).toMatch(/45\.990\s€/);
  expect(detail.text).toContain('Kilometerstand');
  expect(booking.text).toContain('Kennzeichen');
});

test('the browser gets the records of the page’s country and of a language that is not in its scripts', async () => {
  const { get, close } = await aServer(documents(), { services: someRecords({}).services });
  onTestFinished(close);
  const { text } = await get(host, '/');
  const facts = JSON.parse(/id="page-data">(.*?)<\/script>/.exec(text)?.[1] ?? '{}');
  expect(facts.locale.countries).toMatchObject({ DE: { currency: 'EUR', plates: { sign: 'D' } } });
  expect(facts.locale.languages).toMatchObject({ de: { numbers: { group: '.', decimal: ',' } } });
});

test('a customer books a workshop with a German plate, in local time and euros', async () => {
  const [sqlite] = testDatabases;
  if (!sqlite) throw new Error('no database');
  const database = await (await sqlite.fresh()).open();
  const scenario = await embeddedScenario(database);
  await scenario.stores.vehicles.replace([aVehicle({ registrationNumber: 'BMW1234E', brand: 'Volvo' })]);
  const list = aPriceList();
  const inspection = aPricedOffering({ code: 'basservice', name: 'Inspektion', price: 249, minutes: 60 });
  await scenario.stores.setups.savePriceList('autohaus', {
    ...list,
    services: [{ name: 'Inspektion', icon: 'service', offerings: [inspection] }],
  } as typeof list);
  const { get, send, close } = await aServer(documents(), {
    services: someRecords({}).services,
    now: () => new Date('2026-11-16T08:00:00Z'),
    app: { workshop: { open: scenario.open, stores: undefined, onChanged: () => {} } },
  });
  onTestFinished(async () => {
    await close();
    await scenario.close();
  });
  const found = await get(host, '/api/mechmate/car/b-mw%201234e');
  expect(JSON.parse(found.text)).toMatchObject({ registrationNumber: 'BMW1234E' });
  expect((await get(host, '/api/mechmate/car/ABCDEF1')).status).toBe(400);
  const { latitude, longitude } = scenarioLocation;
  const services = await get(host, `/api/mechmate/services/BMW1234E?lat=${latitude}&lng=${longitude}`);
  expect(services.text).toContain('Inspektion');
  const booked = await send(host, '/api/mechmate/book', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(
      aBookingRequest({
        registrationNumber: 'B-MW 1234E',
        customer: { firstName: 'Mira', lastName: 'Falk', phone: '0171 1234567', email: 'mira@example.com' },
      }),
    ),
  });
  expect(booked.status).toBe(200);
  const { id } = JSON.parse(booked.text);
  const stored = await scenario.stores.bookings.find(id);
  expect(stored).toMatchObject({
    site: 'autohaus',
    language: 'de',
    registrationNumber: 'BMW1234E',
    plate: 'B-MW 1234E',
    workshop: { timeZone: 'Europe/Berlin' },
    services: [{ name: 'Inspektion' }],
  });
});

/** Sentences of other languages that stand in a page. */
function textsOfOthers(shown: string): string[] {
  const own = new Set(Object.values(builtInTexts[de]));
  return messageFiles('.')
    .filter(({ tag }) => ['en', 'sv', 'nb'].includes(tag))
    .flatMap(({ texts }) => Object.values(texts))
    .filter((text) => !own.has(text) && !/[{}]/.test(text) && /\p{L}{3,} \p{L}{2,}/u.test(text))
    .filter((text) => shown.includes(text));
}
