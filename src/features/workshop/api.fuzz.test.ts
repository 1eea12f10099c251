import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { aServer } from '../../main/testing/a-server.ts';
import { testDatabases } from '../../main/testing/databases.ts';
import { siteDocument } from '../../main/testing/documents.ts';
import { embeddedScenario } from '../../main/testing/embedded-scenario.ts';
import { aBookingRequest } from './testing/open-scenario.ts';

const host = 'solvik-se.localhost';
const RUNS = 200;
const limits = { lookUps: 1e6, bookings: 1e6, holds: 1e6, reads: 1e6 };

const hostile = [
  '',
  ' ',
  '..',
  '%00',
  '\0',
  '💥',
  'ÅÄÖ123',
  "' or 1=1--",
  '-1',
  '1e400',
  'NaN',
  '[]',
  '__proto__',
  '2026-02-31T00:00:00',
  'a\r\nx: y',
];
const word = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary', maxLength: 40 }), fc.string());
const valid = fc.constantFrom(
  ...['ABC123', 'LDA100', 'dep-alby', 'basservice', 'tyre-change,diagnosis', '2026-11-18T00:00:00', '57.7'],
);
const part = fc.oneof(valid, word).map((text) => encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '')));
const number = fc.oneof(part, fc.double().map(String));
const query = (...names: string[]) =>
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...names), part), number), { maxLength: 8 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));

const reads: Readonly<Record<string, fc.Arbitrary<string>>> = {
  car: part,
  'authorized-workshop': part,
  services: fc.tuple(part, query('lat', 'lng')).map(([plate, of]) => `${plate}?${of}`),
  addons: fc.tuple(part, query('lat', 'lng')).map(([plate, of]) => `${plate}?${of}`),
  prices: fc
    .tuple(part, number, part, query('serviceOfferings'))
    .map(([plate, milage, department, of]) => `${plate}/${milage}/${department}?${of}`),
  'timeslots/from': fc
    .tuple(part, part, part, query('serviceOfferings'))
    .map(([plate, department, date, of]) => `${plate}/${department}/${date}/?${of}`),
  departments: query('regNo', 'serviceOfferings', 'latitude', 'longitude', 'cursor').map(
    (of) => `closestAvailable?${of}`,
  ),
};

test('ERR-36 whatever is read with is no fault of the server', async () => {
  const { get } = await anApi();
  for (const [name, rest] of Object.entries(reads))
    await fc.assert(
      fc.asyncProperty(rest, async (address) => {
        const { status } = await get(host, `/api/mechmate/${name}/${address}`);
        expect([200, 400, 404, 414, 422], name).toContain(status);
      }),
      { numRuns: RUNS },
    );
});

test('ERR-36 whatever is posted is no fault of the server', async () => {
  const { send } = await anApi();
  const whole = aBookingRequest();
  const damaged = fc
    .tuple(fc.subarray(Object.keys(whole)), fc.jsonValue(), fc.constantFrom(...Object.keys(whole)))
    .map(([keys, value, wrong]) => ({ ...pick(whole, keys), [wrong]: value }));
  const texts = fc.tuple(word, word).map(([freeText, firstName]) => ({
    ...whole,
    freeText,
    customer: { ...whole.customer, firstName },
  }));
  const body = fc.oneof(
    fc.oneof(damaged, texts).map((each) => JSON.stringify(each)),
    fc.json(),
    fc.string(),
  );
  const type = fc.oneof({ weight: 9, arbitrary: fc.constant('application/json') }, fc.constant('text/plain'));
  for (const name of ['book', 'hold'])
    await fc.assert(
      fc.asyncProperty(body, type, async (text, contentType) => {
        const headers = { 'content-type': contentType };
        const { status } = await send(host, `/api/mechmate/${name}`, { method: 'POST', headers, body: text });
        expect([200, 400, 404, 409, 415, 422], name).toContain(status);
      }),
      { numRuns: RUNS },
    );
});

test('ERR-36 control characters are bad input wherever they stand: they would end up in mails and SMS', async () => {
  const { send } = await anApi();
  const headers = { 'content-type': 'application/json' };
  const { customer, serviceOfferingRequests } = aBookingRequest();
  for (const wrong of [
    { freeText: 'a\0' },
    { customer: { ...customer, firstName: 'a\r\nbcc: b' } },
    { serviceOfferingRequests: serviceOfferingRequests.map((each) => ({ ...each, userInput: 'a\x1b' })) },
  ]) {
    const body = JSON.stringify(aBookingRequest(wrong));
    const { status } = await send(host, '/api/mechmate/book', { method: 'POST', headers, body });
    expect(status, Object.keys(wrong)[0]).toBe(400);
  }
});

test('ERR-36 whatever hold is let go of, and whatever key is sent, is no fault of the server', async () => {
  const { send } = await anApi();
  const key = fc.string({ unit: 'grapheme-ascii', maxLength: 120 });
  await fc.assert(
    fc.asyncProperty(part, key, async (id, idempotencyKey) => {
      const released = await send(host, `/api/mechmate/hold/${id}`, { method: 'DELETE' });
      expect([204, 400, 404]).toContain(released.status);
      const booked = await send(host, '/api/mechmate/book', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
        body: JSON.stringify(aBookingRequest()),
      });
      expect([200, 400, 409]).toContain(booked.status);
    }),
    { numRuns: RUNS },
  );
});

/** On PostgreSQL, which refuses more than SQLite does, such as a zero byte in a text. */
async function anApi() {
  const [, postgres] = testDatabases;
  if (!postgres) throw new Error('no PostgreSQL');
  const { open, close } = await embeddedScenario(await (await postgres.fresh()).open());
  const server = await aServer([siteDocument('solvik-se', { indices: { sites: 'sites-solvik-se' } })], {
    app: { workshop: { open, stores: undefined, onChanged: () => {}, limits } },
  });
  onTestFinished(async () => {
    await server.close();
    await close();
  });
  return server;
}

function pick(from: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));
}
