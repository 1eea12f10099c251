import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { storedWithLeads } from '../../../main/stored-with-leads.ts';
import { aServer } from '../../../main/testing/a-server.ts';
import { freshSqlite } from '../../../main/testing/databases.ts';
import { siteDocument } from '../../../main/testing/documents.ts';
import { kyselyOutbox } from '../../../shared/messaging/adapters/kysely-outbox.ts';
import { someRecords } from '../../../web/server/testing/some-records.ts';
import { aCarRecord } from '../../cars/testing/a-car.ts';
import { aDealershipRecord, aDepartmentRecord } from '../../dealers/testing/a-dealership.ts';
import { kyselyLeadStore } from '../adapters/kysely-lead-store.ts';
import type { CarContactValues } from '../car-contact/car-contact-values.ts';

const host = 'solvik-se.localhost';
const site = siteDocument('solvik-se', {
  indices: { cars: 'cars-solvik-se', sites: 'sites-solvik-se' },
  carDetailPath: '/kop-bil',
  pathToCarList: '/kop-bil/alla',
});
const stockCar = aCarRecord({
  car_site_leads_email: 'leads@solvik.example',
  car_departmenterpid: '4610-0305',
});
const sampleCar = aCarRecord({
  car_id: '77',
  car_is_sample: true,
  car_is_used: false,
  car_sellers: [],
  car_site_id: undefined,
  car_site_name: undefined,
});
const newCars = aDepartmentRecord({
  group: 'New cars',
  official_name: 'Nya bilar',
  email: 'nybil@solvik.example',
  erp_id: '4610-0301',
});
const sells = aDealershipRecord({ site_brands: 'Volvo', site_departments: [newCars] });
const sellsNot = aDealershipRecord({
  site_id: '461004',
  site_official_name: 'Solvik Lindö',
  site_brands: 'Volvo',
  site_departments: [aDepartmentRecord()],
});

const values = {
  car: { car_id: '461010605' },
  name: ' Ebba Lindmark ',
  phone: '+46 70 174 06 05',
  email: 'ebba@example.com',
  message: 'Dragkrok?',
  quote: true,
  testDrive: false,
  toName: 'Daniel Falk',
  toEmail: 'daniel.falk@solvik.example',
  source: 'http://solvik-se.localhost:3000/en/kop-bil/461010605/x?utm_source=letter#contact',
};
const form = (more: object = {}, id = 'submission-1') => ({
  formName: 'solvik-seCarContactForm',
  formSubmissionId: id,
  values: { ...values, ...more },
});

async function open({ perMinute = 100_000 } = {}) {
  const db = await (await freshSqlite()).open();
  const leads = kyselyLeadStore(db, storedWithLeads);
  const outbox = kyselyOutbox(db);
  const { services, put } = someRecords({
    'cars-solvik-se': [stockCar, sampleCar],
    'sites-solvik-se': [sells, sellsNot],
  });
  const onAccepted = vi.fn();
  const server = await aServer([site, siteDocument('bistro')], {
    services,
    leads: { leads, outbox, perMinute, onAccepted },
  });
  const post = (body: unknown, headers: Record<string, string> = {}, at = host) =>
    server.send(at, '/api/forms/comhub', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const postForm = (fields: Record<string, string>) =>
    post(String(new URLSearchParams(fields)), { 'content-type': 'application/x-www-form-urlencoded' });
  const stored = async () => (await leads.latest(100)).length;
  return { ...server, leads, outbox, post, postForm, stored, put, onAccepted };
}

const valuesIn = (lead: { values: object } | undefined) => lead?.values as CarContactValues | undefined;

test('CONT-10 CONT-21 a lead is stored, the response is 202 with its id, and its delivery is enqueued', async () => {
  const { post, leads, outbox, onAccepted, close } = await open();
  const { status, text } = await post(form());
  expect(status).toBe(202);
  const { id } = JSON.parse(text);
  const lead = await leads.find(id);
  expect(lead).toMatchObject({
    submissionId: 'submission-1',
    formName: 'solvik-seCarContactForm',
    language: 'en',
    customer: { name: 'Ebba Lindmark', phone: '+46 70 174 06 05', email: 'ebba@example.com' },
    receiver: { name: 'Daniel Falk', email: 'daniel.falk@solvik.example' },
    source: 'http://solvik-se.localhost:3000/en/kop-bil/461010605/x?utm_source=letter',
    values: { message: 'Dragkrok?', quote: true, testDrive: false },
  });
  expect(valuesIn(lead)?.car).toMatchObject({ car_brand: 'Volvo', car_departmenterpid: '4610-0305' });
  expect(await outbox.findAbout(id)).toMatchObject([
    { key: `${id}.customer-mail`, state: 'waiting' },
    { key: `${id}.mail`, state: 'waiting' },
  ]);
  expect(onAccepted).toHaveBeenCalledTimes(1);
  await close();
});

test('CONT-12 CONT-22 a retry gets 202 with the same id and is no second lead', async () => {
  const { post, stored, outbox, close } = await open();
  const responses = await Promise.all(Array.from({ length: 10 }, () => post(form())));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]));
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  expect(await stored()).toBe(1);
  expect((await outbox.counts()).waiting).toBe(2);
  await close();
});

test('CONT-12 an id that was sent before with other values is refused, and the first lead stays as it was', async () => {
  const { post, leads, stored, outbox, close } = await open();
  const first = await post(form());
  const corrected = await post(form({ email: 'mira@example.com' }));
  expect([corrected.status, JSON.parse(corrected.text).code]).toEqual([422, 'SUBMISSION_ID_REUSED']);
  expect(await leads.find(JSON.parse(first.text).id)).toMatchObject({
    customer: { email: 'ebba@example.com' },
  });
  expect([await stored(), (await outbox.counts()).waiting]).toEqual([1, 2]);
  const again = await post(form({ email: 'mira@example.com' }, 'submission-2'));
  expect([again.status, await stored()]).toEqual([202, 2]);
  await close();
});

test('a receiver named by the browser is ignored and logged without the address', async () => {
  const { post, leads, lines, close } = await open();
  const { text } = await post(form({ toEmail: 'stranger@evil.example', toName: 'Stranger' }));
  const lead = await leads.find(JSON.parse(text).id);
  expect(lead?.receiver?.email).toBe('daniel.falk@solvik.example');
  expect(JSON.stringify(lead)).not.toContain('evil');
  const note = lines.find(({ code }) => code === 'LEAD_RECEIVER_IGNORED');
  expect(note).toMatchObject({ level: 'warn', site: 'solvik-se', car: '461010605' });
  expect(JSON.stringify(lines)).not.toMatch(/evil|ebba|Ebba|174 06|Dragkrok/);
  await close();
});

test('a lead for a sold car is still sent to its seller, and one for an unknown car to the general address', async () => {
  const { post, leads, lines, put, close } = await open();
  put('cars-solvik-se', stockCar, 'withdrawn');
  const sold = await leads.find(JSON.parse((await post(form())).text).id);
  expect(sold?.receiver?.name).toBe('Daniel Falk');
  expect(valuesIn(sold)?.car).toMatchObject({ isSold: true });
  const unknown = await post(form({ car: { car_id: '999' } }, 'submission-2'));
  expect(unknown.status).toBe(202);
  const saved = await leads.find(JSON.parse(unknown.text).id);
  expect(saved?.receiver).toBeUndefined();
  expect(valuesIn(saved)?.car).toEqual({ car_id: '999' });
  expect(lines.some(({ code }) => code === 'LEAD_RECEIVER_NOT_FOUND')).toBe(true);
  await close();
});

test('CONT-17 a lead for a sample car is sent to the New cars department of the chosen dealership, with its CRM keys', async () => {
  const { post, leads, close } = await open();
  const { text } = await post(form({ car: { car_id: '77' }, siteName: 'Solvik Trollhättan' }));
  const lead = await leads.find(JSON.parse(text).id);
  expect(lead?.receiver).toEqual({ name: 'Solvik Trollhättan, Nya bilar', email: 'nybil@solvik.example' });
  expect(valuesIn(lead)?.car).toMatchObject({ car_companyerpid: '4610', car_departmenterpid: '4610-0301' });
  await close();
});

test('CONT-07 CONT-18 ERR-17 a sample car without a dealership, or with one that does not sell the make, is refused and logged', async () => {
  const { post, stored, lines, close } = await open();
  const withoutDealership = await post(form({ car: { car_id: '77' } }));
  expect(withoutDealership.status).toBe(422);
  expect(JSON.parse(withoutDealership.text).problems).toEqual([{ field: 'siteName', problem: 'missing' }]);
  const wrong = await post(form({ car: { car_id: '77' }, siteName: 'Solvik Lindö' }));
  expect([wrong.status, JSON.parse(wrong.text).code]).toEqual([422, 'NO_DEPARTMENT']);
  expect(lines.find(({ code }) => code === 'LEAD_DEPARTMENT_NOT_FOUND')?.level).toBe('error');
  expect(await stored()).toBe(0);
  await close();
});

test('CONT-02 CONT-03 CONT-05 the server validates as the browser does: all errors are listed, nothing is stored', async () => {
  const { post, stored, close } = await open();
  const { status, text } = await post(form({ name: ' ', phone: '12345', email: 'a@b', car: undefined }));
  expect(status).toBe(422);
  expect(JSON.parse(text)).toEqual({
    code: 'INVALID_INPUT',
    message: 'Some answers are missing or wrong.',
    problems: [
      { field: 'name', problem: 'missing' },
      { field: 'phone', problem: 'too short' },
      { field: 'email', problem: 'wrong' },
      { field: 'car', problem: 'missing' },
    ],
  });
  expect(await stored()).toBe(0);
  await close();
});

test('CONT-11 a form is named by its site and its kind; others are refused', async () => {
  const { post, stored, close } = await open();
  for (const formName of ['CarContactForm', 'solvik-noCarContactForm', 'solvik-seOtherForm', ''])
    expect((await post({ ...form(), formName })).status).toBe(422);
  expect((await post({ ...form(), formName: 'bistroCarContactForm' }, {}, 'bistro.localhost')).status).toBe(
    422,
  );
  expect((await post({ ...form(), formSubmissionId: 'short' })).status).toBe(400);
  expect(await stored()).toBe(0);
  await close();
});

test('a cross-origin post is refused, and a bot gets 202 but nothing is stored', async () => {
  const { post, stored, close } = await open();
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ])
    expect((await post(form(), headers as unknown as Record<string, string>)).status).toBe(403);
  expect((await post(form({ website: 'https://spam.example' }))).status).toBe(202);
  expect(await stored()).toBe(0);
  expect((await post(form(), { origin: `http://${host}` })).status).toBe(202);
  await close();
});

test('too many forms from one address get 429 with a message', async () => {
  const { post, stored, close } = await open({ perMinute: 3 });
  const responses = [];
  for (let n = 0; n < 5; n += 1) responses.push(await post(form({}, `submission-${n}`)));
  expect(responses.map(({ status }) => status)).toEqual([202, 202, 202, 429, 429]);
  expect(JSON.parse(responses[4]?.text ?? '')).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: /Wait a minute/,
  });
  expect(await stored()).toBe(3);
  await close();
});

test('1,000 malformed bodies: never a 5xx, always a code and a message, nothing stored', async () => {
  const { post, stored, close } = await open();
  const anything = fc.oneof(
    fc.json(),
    fc.string(),
    fc
      .record({ formName: fc.jsonValue(), formSubmissionId: fc.jsonValue(), values: fc.jsonValue() })
      .map((body) => JSON.stringify(body)),
    fc
      .dictionary(
        fc.constantFrom(...Object.keys(values), 'siteName', 'finance', '__proto__'),
        fc.jsonValue(),
        { minKeys: 1 },
      )
      .map((some) => JSON.stringify(form({ ...some, name: '' }))),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (body) => {
      const { status, text } = await post(body);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(JSON.parse(text)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    }),
    { numRuns: 1000 },
  );
  expect((await post('x'.repeat(40_000))).status).toBe(413);
  expect((await post('a=b', { 'content-type': 'text/plain' })).status).toBe(400);
  expect((await post('<a/>', { 'content-type': 'application/xml' })).status).toBe(415);
  expect(await stored()).toBe(0);
  await close();
});

const posted = {
  formName: 'solvik-seCarContactForm',
  carId: '461010605',
  source: '/kop-bil/461010605/x',
  name: 'Ebba Lindmark',
  phone: '070 174 06 05',
  email: 'ebba@example.com',
  testDrive: 'on',
};

test('without script the form post is stored, and the visitor is redirected to the thank-you page', async () => {
  const { postForm, leads, stored, close } = await open();
  const sent = await postForm(posted);
  expect([sent.status, sent.headers.location]).toEqual([303, '/kop-bil/461010605/x#contact-sent']);
  await postForm(posted);
  expect(await stored()).toBe(1);
  expect(valuesIn((await leads.latest(1))[0])).toMatchObject({ testDrive: true, quote: false });
  await postForm({ ...posted, message: 'Something else' });
  expect(await stored()).toBe(2);
  await close();
});

test('without script an invalid form is rendered again with all that was entered', async () => {
  const { postForm, stored, close } = await open();
  const { status, text } = await postForm({ ...posted, phone: '070-12', message: 'Hej <b>' });
  expect(status).toBe(422);
  expect(text).toContain('value="Ebba Lindmark"');
  expect(text).toContain('value="070-12"');
  expect(text).toContain('Hej &lt;b&gt;');
  expect(text).toContain('Numret är för kort');
  expect(text).toContain('Kontrollera fälten');
  expect(await stored()).toBe(0);
  await close();
});

test('a telephone number is stored without the signs that group it', async () => {
  const { postForm, leads, close } = await open();
  expect((await postForm({ ...posted, phone: '070-123 45 67' })).status).toBe(303);
  expect((await leads.latest(1))[0]?.customer.phone).toBe('0701234567');
  await close();
});

test('the form cannot redirect to another site', async () => {
  const { postForm, close } = await open();
  for (const source of ['https://evil.example', '//evil.example', '/\\evil.example', 'x', ''])
    expect((await postForm({ ...posted, source })).headers.location).toBe('/#contact-sent');
  await close();
});

test('CONT-14 the form’s failures are in the server log: warnings, and at the end an error', async () => {
  const { send, lines, close } = await open();
  for (const level of ['warn', 'error']) {
    const body = { code: 'FORM_SUBMISSION_FAILED', message: 'three attempts', place: 'contact-form', level };
    const headers = { 'content-type': 'application/json' };
    await send(host, '/api/client-errors', { method: 'POST', body: JSON.stringify(body), headers });
  }
  const logged = lines.filter(({ code }) => code === 'FORM_SUBMISSION_FAILED');
  expect(logged.map(({ level }) => level)).toEqual(['warn', 'error']);
  await close();
});
