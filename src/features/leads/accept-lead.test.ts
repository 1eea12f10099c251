import { expect, test } from 'vitest';
import type { LogFields } from '../../shared/platform/log.ts';
import type { Site } from '../../shared/sites/site.ts';
import { aSite } from '../../shared/sites/testing/a-site.ts';
import { acceptLead, contentSubmissionId, type SubmittedForm } from './accept-lead.ts';
import type { FormKind, ParseResult } from './form-kind.ts';
import type { Lead } from './lead.ts';

const now = new Date('2026-11-15T08:00:00Z');
const customer = { name: 'Ebba Lindmark', phone: '+46 70 174 06 05', email: 'ebba@example.com' };
const receiver = { name: 'Daniel Falk', email: 'daniel.falk@solvik.example' };
const parsed: ParseResult = { state: 'parsed', customer, receiver, values: { message: 'Hej' } };
const sent = { formName: 'solvik-seTestForm', formSubmissionId: 'submission-1', values: {} };

/** Sends a form to a site with one kind of form, which gives `result`. */
async function accept(
  form: Partial<SubmittedForm>,
  {
    result = parsed,
    isNew = true,
    site = aSite(),
    sendsCarReceipt = false,
  }: { result?: ParseResult; isNew?: boolean; site?: Site; sendsCarReceipt?: boolean } = {},
) {
  const saved: { lead: Lead; channels: readonly string[] }[] = [];
  const lines: LogFields[] = [];
  const write = (fields: LogFields) => void lines.push(fields);
  const kind = {
    name: 'TestForm',
    isAvailableOn: () => true,
    parse: async () => result,
    sendsCarReceipt,
  } as unknown as FormKind;
  const unused = () => Promise.reject(new Error('not used here'));
  const response = await acceptLead({ ...sent, ...form }, site, {
    leads: {
      save: async (lead, channels) => {
        saved.push({ lead, channels });
        return { id: isNew ? lead.id : 'earlier', isNew };
      },
      find: unused,
      bySubmission: unused,
      latest: unused,
      countFrom: unused,
      release: unused,
      deleteUnconfirmedBefore: unused,
      deleteBefore: unused,
    },
    kinds: [kind],
    channels: ['mail'],
    stock: { car: unused, dealerships: unused, dealershipsSelling: unused },
    log: { info: write, warn: write, error: write },
    now: () => now,
    makeId: () => 'lead-1',
  });
  return { response, saved, lines, lead: saved[0]?.lead };
}

test('CONT-21 CONT-23 a lead is saved with all that is known of it, for every channel, and logged', async () => {
  const { response, saved, lines } = await accept({ values: { source: '/en/kop-bil/1' } });
  expect(response).toEqual({ state: 'accepted', id: 'lead-1', isNew: true });
  expect(saved).toEqual([
    {
      lead: {
        id: 'lead-1',
        submissionId: 'submission-1',
        formName: 'solvik-seTestForm',
        site: 'solvik-se',
        language: 'en',
        receivedAt: '2026-11-15T08:00:00.000Z',
        customer,
        receiver,
        source: 'https://solvik.example/en/kop-bil/1',
        values: { message: 'Hej' },
      },
      channels: ['mail'],
    },
  ]);
  expect(lines).toEqual([
    { code: 'LEAD_TAKEN', lead: 'lead-1', form: 'solvik-seTestForm', site: 'solvik-se' },
  ]);
});

test('CONT-12 the same submission again gets the id of the first, and is not logged as a lead', async () => {
  const { response, lines } = await accept({}, { isNew: false });
  expect(response).toEqual({ state: 'accepted', id: 'earlier', isNew: false });
  expect(lines).toEqual([]);
});

test('CONT-11 a form that the site does not have is refused', async () => {
  const { response, saved } = await accept({ formName: 'solvik-noTestForm' });
  expect(response).toMatchObject({ state: 'refused', status: 422, code: 'UNKNOWN_FORM', problems: [] });
  expect(saved).toEqual([]);
});

test('a form with errors is refused with all of them', async () => {
  const problems = [{ field: 'name', problem: 'missing' }];
  const result = { state: 'refused', code: 'INVALID', message: 'No.', problems } as const;
  const { response, saved } = await accept({}, { result });
  expect(response).toEqual({ state: 'refused', status: 422, code: 'INVALID', message: 'No.', problems });
  expect(saved).toEqual([]);
});

test('a body of another shape is refused; where only the id is wrong, the response names it', async () => {
  const field = [{ field: 'formSubmissionId', problem: 'wrong' }];
  const wrongId = await accept({ formSubmissionId: 'a b' });
  expect(wrongId.response).toMatchObject({ status: 400, code: 'INVALID_INPUT', problems: field });
  for (const form of [
    { formSubmissionId: 7 },
    { formSubmissionId: 'a b', values: 'none' },
    { formName: 7 },
    { values: undefined },
  ]) {
    const { response } = await accept(form);
    expect(response).toMatchObject({ state: 'refused', status: 400, code: 'INVALID_INPUT', problems: [] });
  }
});

test.each([
  ['https://solvik.example/kop-bil/1?a=b#contact', 'https://solvik.example/kop-bil/1?a=b'],
  ['http://solvik.example/', 'http://solvik.example/'],
  ['https://www.solvik.example/a', 'https://www.solvik.example/a'],
  ['https://ebba:secret@solvik.example/', 'https://solvik.example/'],
  ['https://evil.example/', ''],
  ['//evil.example/', ''],
  ['javascript:alert(1)', ''],
  ['ftp://solvik.example/', ''],
  ['https://', ''],
  [`/${'a'.repeat(1999)}`, `https://solvik.example/${'a'.repeat(1999)}`],
  [`/${'a'.repeat(2000)}`, ''],
  [7, ''],
  [undefined, ''],
])('the page of a lead is one of the site: %s', async (source, page) => {
  const site = aSite({ hosts: [{ host: 'www.solvik.example' }] });
  const { lead } = await accept({ values: { source } }, { site });
  expect(lead?.source).toBe(page);
});

test('without a page a lead is in the first language of the site', async () => {
  expect((await accept({})).lead?.language).toBe('sv');
});

test('the same content on the same day has the same submission id', () => {
  const id = contentSubmissionId('a=1', now);
  expect(id).toMatch(/^[\w-]{43}$/);
  expect(contentSubmissionId('a=1', new Date('2026-11-15T23:59:59Z'))).toBe(id);
  expect(contentSubmissionId('a=1', new Date('2026-11-16T00:00:00Z'))).not.toBe(id);
  expect(contentSubmissionId('a=2', now)).not.toBe(id);
});

test('a form that is confirmed also has a mail to the customer', async () => {
  const { saved } = await accept({}, { sendsCarReceipt: true });
  expect(saved[0]?.channels).toEqual(['mail', 'customer-mail']);
});
