import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aTyreHotelServer } from '../../main/testing/a-tyre-hotel-server.ts';
import { testDatabases } from '../../main/testing/databases.ts';
import { departmentIn } from '../booking/testing/department-scenario.ts';
import { aTyreBookingRequest } from './testing/tyre-hotel-scenario.ts';

const RUNS = 60;
const hostile = [
  '',
  ' ',
  '%00',
  '\0',
  '💥',
  "' or 1=1--",
  '-1',
  '[]',
  '__proto__',
  '2026-02-31',
  'a\r\nx: y',
];
const valid = ['DCK123', 'Solvik Alby', departmentIn('Alby'), '1234', '1', 'sv', '2026-11-19'];
const word = fc.oneof(
  fc.constantFrom(...hostile, ...valid),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.replace(/[\ud800-\udfff]/g, '')),
);
const query = (...names: string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names, 'language', 'x'), word.map(encodeURIComponent)), {
      maxLength: 5,
    })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));

const queries: readonly [method: string, path: string, query: fc.Arbitrary<string>][] = [
  ['GET', 'authorization/search', query('regNo')],
  ['POST', 'authorization/login', query('encryptedPhoneNumber')],
  ['POST', 'authorization/validate', query('authToken', 'otpToken')],
  ['DELETE', 'authorization/session', query('everywhere')],
  ['GET', 'booking/workshop', query('locationName')],
];

/** A signed-in customer on PostgreSQL, which refuses more than SQLite does, such as a zero byte in a text. */
async function signedIn() {
  const [, postgres] = testDatabases;
  if (!postgres) throw new Error('no PostgreSQL');
  const server = await aTyreHotelServer({ database: postgres.fresh });
  const cookieOf = async () =>
    `__Host-tyre-session=${await server.sessions.start({ plates: ['DCK123'] }, server.now())}`;
  return { ...server, cookieOf };
}

test('ERR-36 whatever the query holds, the answer is a described one with a message, and no fault of the server', async () => {
  const { call, cookieOf } = await signedIn();
  for (const [method, path, rest] of queries)
    await fc.assert(
      fc.asyncProperty(rest, async (of) => {
        const { status, json } = await call(method, `${path}?${of}`, { cookie: await cookieOf() });
        expect([200, 204, 400, 401, 404, 429], path).toContain(status);
        if (status >= 400) expect(Object.keys(json)).toEqual(['message']);
      }),
      { numRuns: RUNS },
    );
});

test('ERR-36 TH-54 whatever is posted, likewise', async () => {
  const { call, cookieOf } = await signedIn();
  const cookie = await cookieOf();
  const whole = aTyreBookingRequest();
  const damaged = fc
    .tuple(fc.constantFrom(...Object.keys(whole)), fc.oneof(fc.jsonValue(), word))
    .map(([wrong, value]) => ({ ...whole, [wrong]: value }));
  const texts = fc.tuple(word, word, word).map(([freeText, firstName, phoneMobile]) => ({
    ...whole,
    freeText,
    customer: { ...whole.customer, firstName, phoneMobile },
  }));
  const other = word.map((text) => ({
    ...{ startDate: text, endDate: '2026-11-19', bookingConfirmationId: text },
    ...{ rating: 5, comment: text, date: '2026-11-16T08:00:00Z' },
  }));
  const body = fc.oneof(
    fc.oneof(damaged, texts, other).map((each) => JSON.stringify(each)),
    fc.json(),
    fc.string({ minLength: 1 }),
  );
  const erpId = departmentIn('Alby');
  for (const path of [
    `booking/create?departmentIdentifier=${erpId}`,
    `booking/GetTimeslotDays?workshopIdentifier=${erpId}`,
    `booking/GetTimeslots?workshopIdentifier=${erpId}`,
    'reminder',
    'review/addReview',
  ])
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const { status, json } = await call('POST', path, { cookie, body: sent });
        expect([200, 204, 400, 403, 404, 409, 429], path).toContain(status);
        if (status >= 400) expect(Object.keys(json)).toEqual(['message']);
      }),
      { numRuns: RUNS },
    );
});
