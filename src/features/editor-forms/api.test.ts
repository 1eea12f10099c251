import { expect, test } from 'vitest';
import { storedWithLeads } from '../../main/stored-with-leads.ts';
import { aServer } from '../../main/testing/a-server.ts';
import { freshSqlite } from '../../main/testing/databases.ts';
import { formDocument, siteDocument } from '../../main/testing/documents.ts';
import { kyselyLeadStore } from '../leads/adapters/kysely-lead-store.ts';
import { embeddedFormBuilder } from './adapters/embedded-form-builder.ts';
import { kyselyFormStore } from './adapters/kysely-form-store.ts';
import { answerKinds, formDefinition } from './form-definition.ts';

const host = 'one.localhost';
const options = ['a', 'b'];
const survey = formDefinition.parse({
  provider: 'builder',
  id: '116',
  title: 'Sixteen questions',
  button: 'Send',
  thanks: 'Thank you',
  receivers: [{ name: 'Anna', email: 'anna@solvik.example' }],
  questions: answerKinds.map((kind) => ({
    name: `q_${kind}`,
    text: kind,
    kind,
    required: kind === 'email',
    options: ['radio', 'checkbox', 'dropdown'].includes(kind) ? options : [],
  })),
});

const filledIn = new URLSearchParams({
  q_text: 'A-1',
  'q_fullname.first': 'Maja',
  'q_fullname.last': 'Öberg',
  q_time: '07:05',
  q_phone: '070-174 06 05',
  'q_address.addr_line1': 'Storgatan 1',
  'q_address.postal': '753 31',
  'q_address.city': 'Uppsala',
  q_checkbox: 'a',
  q_datetime: '2026-11-15T16:30',
  q_rating: '5',
  q_email: 'maja@example.com',
  q_radio: 'b',
  q_textbox: 'x',
  q_textarea: 'y',
  q_scale: '4',
  q_number: '8421',
  q_spinner: '3',
  q_dropdown: 'a',
  submission: 'a-submission-id-of-its-own',
});

async function open() {
  const db = await (await freshSqlite()).open();
  const forms = kyselyFormStore(db);
  const server = await aServer([siteDocument('one'), formDocument('one', survey)], {
    forms: { forms, builder: embeddedFormBuilder(forms) },
    leads: { leads: kyselyLeadStore(db, storedWithLeads) },
  });
  const send = (path: string, body: string, type: string, headers: Record<string, string> = {}) =>
    server.send(host, path, { method: 'POST', body, headers: { 'content-type': type, ...headers } });
  const post = (fields: URLSearchParams, headers = {}) =>
    send('/api/forms/builder/116', String(fields), 'application/x-www-form-urlencoded', headers);
  const latest = (body: unknown, headers = {}) =>
    send('/api/jotform', JSON.stringify(body), 'application/json', headers);
  return { ...server, forms, leads: kyselyLeadStore(db, storedWithLeads), post, latest };
}

test('LEAD-11, LEAD-12 one answer of each kind is stored, returned as content[0].answers and logged as sixteen named pairs', async () => {
  const { post, latest, lines, close } = await open();
  const sent = await post(filledIn);
  expect(sent.status).toBe(303);
  expect(sent.headers.location).toBe('/api/forms/builder/116/thanks');
  const cookie = String(sent.headers['set-cookie']).split(';', 1)[0] ?? '';
  const response = await latest({ formId: '116' }, { cookie });
  const { content } = JSON.parse(response.text);
  expect(Object.keys(content[0].answers)).toHaveLength(16);
  expect(content[0].answers['2'].answer).toEqual({ first: 'Maja', last: 'Öberg' });
  const line = lines.find(({ code }) => code === 'FORM_SUBMITTED_JOTFORM');
  expect(Object.keys(line?.['answers'] as object)).toEqual(answerKinds.map((kind) => `q_${kind}`));
  await close();
});

test('other browsers get the choices, not the personal data', async () => {
  const { post, latest, close } = await open();
  await post(filledIn);
  const { text } = await latest({ formId: '116' });
  expect(JSON.parse(text).content[0].answers['8'].answer).toBe('5');
  expect(text).not.toMatch(/Maja|Storgatan|example\.com|a-submission-id/);
  await close();
});

test('the same form sent twice is one submission; corrected and sent again, it is another', async () => {
  const { post, forms, leads, close } = await open();
  await post(filledIn);
  await post(filledIn);
  expect(await leads.latest(10)).toHaveLength(1);
  const changed = new URLSearchParams(filledIn);
  changed.set('q_email', 'maja.oberg@example.com');
  await post(changed);
  expect((await leads.latest(10)).map(({ customer }) => customer.email).sort()).toEqual([
    'maja.oberg@example.com',
    'maja@example.com',
  ]);
  expect((await forms.latest('builder', '116'))?.answers['9']?.answer).toBeDefined();
  await close();
});

test('an invalid form is rendered again with all that was entered', async () => {
  const { post, forms, close } = await open();
  const wrong = new URLSearchParams(filledIn);
  wrong.set('q_email', 'maja');
  const back = await post(wrong);
  expect(back.status).toBe(422);
  expect(back.text).toContain('value="Storgatan 1"');
  expect(back.text).toContain('value="maja"');
  expect(back.text).toContain('aria-invalid="true"');
  expect(await forms.latest('builder', '116')).toBeUndefined();
  await close();
});

test('a bot is thanked and nothing is stored; a cross-origin post is refused', async () => {
  const { post, forms, close } = await open();
  const machine = new URLSearchParams(filledIn);
  machine.set('website', 'https://spam.example');
  expect((await post(machine)).status).toBe(303);
  expect((await post(filledIn, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(await forms.latest('builder', '116')).toBeUndefined();
  await close();
});

test('invalid requests get 400, unknown forms 404', async () => {
  const { latest, get, close } = await open();
  expect((await latest({})).status).toBe(400);
  expect((await latest({ formId: '../x' })).status).toBe(400);
  expect((await latest({ formId: '999' })).status).toBe(404);
  expect((await get(host, '/api/forms/builder/999')).status).toBe(404);
  expect((await get(host, '/api/forms/nobody/116')).status).toBe(404);
  await close();
});

test('forms may be framed by their own site only, and are never cached or indexed', async () => {
  const { get, close } = await open();
  const { headers } = await get(host, '/api/forms/builder/116');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
  await close();
});

test('LEAD-13, ERR-35 a form builder that fails is logged as FORM_SUBMISSION_FAILED_JOTFORM and gets 502', async () => {
  const builder = { latestSubmission: () => Promise.reject(new Error('down')) };
  const { send, lines, close } = await aServer([siteDocument('one')], { forms: { builder } });
  const response = await send(host, '/api/jotform', {
    method: 'POST',
    body: '{"formId":"116"}',
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(502);
  expect(JSON.parse(response.text).code).toBe('FORM_SUBMISSION_FAILED_JOTFORM');
  expect(lines.find(({ level }) => level === 'error')?.code).toBe('FORM_SUBMISSION_FAILED_JOTFORM');
  await close();
});
