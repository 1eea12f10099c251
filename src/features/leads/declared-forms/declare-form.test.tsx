import { renderToStaticMarkup as markup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import { createFormTokens } from '../../../shared/forms/form-token.ts';
import { DeclaredForm } from '../../../shared/forms/views/declared-form.tsx';
import { aSite } from '../../../shared/sites/testing/a-site.ts';
import type { FormContext } from '../form-kind.ts';
import { aLead } from '../testing/a-lead.ts';
import { buildDeclaredForm } from './build-declared-form.ts';
import { declareForm } from './declare-form.ts';

/** The whole of a form: the next one is a file like this. */
const callbackForm = declareForm({
  name: 'CallbackForm',
  isAvailableOn: () => true,
  fields: {
    place: {
      kind: 'dealership',
      label: 'contactSeller',
      required: true,
      options: async () => [{ value: 'Solvik Oslo', also: { placeEmail: 'oslo@solvik.example' } }],
    },
    name: { kind: 'name', label: 'contactName', required: true },
    phone: { kind: 'phone', label: 'contactPhone', required: true },
    day: { kind: 'date', label: 'formDateMissing', notBefore: 'today', required: true },
    mileage: { kind: 'number', label: 'formNumberMissing', min: 0 },
    topics: {
      kind: 'choices',
      label: 'formChoose',
      options: [{ value: 'a', label: 'Tyres' }, { value: 'b' }],
    },
    consent: { kind: 'checkbox', label: 'formYes', required: true, consent: true },
    files: {
      kind: 'slot',
      label: 'formShow',
      parse: async (names) => (names.includes('bad') ? { error: 'wrong' } : { value: names.length }),
      mailText: (count: number) => [`${count} files`],
    },
    version: { kind: 'constant', value: 'v1' },
    message: { kind: 'message', label: 'leadMessage' },
  },
  sections: [
    { title: 'contactTitle', fields: ['place', 'day', 'mileage', 'topics', 'message'] },
    { title: 'contactName', fields: ['name', 'phone', 'files', 'consent'] },
  ],
  customer: ({ name, phone }) => ({ name, phone, email: '' }),
  receiver: async ({ place }, { site }) => ({ name: place, email: `${site.name}@solvik.example` }),
  mail: { subject: ({ name }) => `Call ${name}`, heading: ({ mileage = 0 }) => `${mileage + 1}` },
  texts: {
    ...{ title: 'contactTitle', submit: 'contactSend', failure: 'carDetailFormError' },
    ...{ sentTitle: 'contactSentTitlePlain', sentText: 'contactSentTextPlain' },
  },
});

const site = aSite();
const unused = () => Promise.reject(new Error('not used here'));
const stock = { car: unused, dealerships: unused, dealershipsSelling: unused };
const context: FormContext = {
  ...{ site, stock, log: { info: () => {}, warn: () => {}, error: () => {} } },
  // Half past midnight on the 16th in Stockholm, still the 15th in UTC.
  now: () => new Date('2026-11-15T23:30:00Z'),
};
const filled = {
  ...{
    place: 'Solvik Oslo',
    name: ' Ebba ',
    phone: '+46 70 174 06 05',
    day: '2026-11-16',
    mileage: '12 500',
  },
  ...{ topics: ['a', 'b'], consent: true, files: ['one', 'two'], placeEmail: 'mallory@evil.example' },
};

test('a declaration parses its submissions: checked values, customer and receiver', async () => {
  expect(await callbackForm.parse(filled, context)).toEqual({
    state: 'parsed',
    customer: { name: 'Ebba', phone: '+46 70 174 06 05', email: '' },
    receiver: { name: 'Solvik Oslo', email: 'solvik-se@solvik.example' },
    values: {
      ...{ place: 'Solvik Oslo', placeEmail: 'oslo@solvik.example', name: 'Ebba', phone: '+46 70 174 06 05' },
      ...{ day: '2026-11-16', mileage: 12_500, topics: ['a', 'b'], consent: true, files: 2 },
      ...{ version: 'v1', message: '' },
    },
  });
});

test('every wrong field is named with its problem', async () => {
  const wrong = {
    ...{ place: 'Solvik Paris', phone: '12', day: '2026-11-15', mileage: -3, topics: ['c'], files: ['bad'] },
  };
  expect(await callbackForm.parse(wrong, context)).toMatchObject({
    state: 'refused',
    problems: [
      { field: 'place', problem: 'wrong' },
      { field: 'name', problem: 'missing' },
      { field: 'phone', problem: 'too short' },
      { field: 'day', problem: 'too early' },
      { field: 'mileage', problem: 'too low' },
      { field: 'topics', problem: 'wrong' },
      { field: 'consent', problem: 'missing' },
      { field: 'files', problem: 'wrong' },
    ],
  });
});

test('a field that the page’s editors made optional may be left out', async () => {
  const { consent: _, ...without } = filled;
  const result = await callbackForm.parse(without, { ...context, optional: ['consent'] });
  expect(result).toMatchObject({ state: 'parsed', values: { consent: false } });
});

test('the mail has a row for every answer in the order of the form', () => {
  const values = { ...filled, name: 'Ebba', mileage: 12_500, files: 2, message: 'Before noon' };
  const mail = callbackForm.mail(aLead({ values }), site, textsFor('sv'));
  expect(mail).toMatchObject({
    subject: 'Call Ebba',
    heading: '12501',
    message: { label: 'Meddelande', text: 'Before noon' },
  });
  expect(mail.rows.map(({ value }) => value)).toEqual([
    ...[
      'Solvik Oslo',
      '2026-11-16',
      '12500',
      'Tyres, b',
      'Ebba',
      '+46 70 174 06 05',
      '2 files',
      'Ja',
      'LEAD-1',
    ],
  ]);
});

const tokens = createFormTokens('a secret for tests');
const page = { site, texts: textsFor('sv'), path: '/ring', href: (path: string) => path, now: context.now() };
const build = () => buildDeclaredForm(callbackForm, page, { stock, tokens });

test('the form is rendered from its declaration and posts without script', async () => {
  const html = markup(<DeclaredForm {...(await build())} slots={{ files: () => <p>drop files here</p> }} />);
  expect(html).toMatch(/<form[^>]*action="\/api\/forms\/comhub"[^>]*method="post"/);
  expect(html).toContain('name="formName" value="solvik-seCallbackForm"');
  expect(html).toMatch(/<input type="date"[^>]*required=""[^>]*min="2026-11-16"/);
  expect(html).toContain('<option value="Solvik Oslo">');
  expect(html).toContain('drop files here');
  expect(html).not.toContain('version');
});

test('a refused form shows each error under its field and in a summary that links to it', async () => {
  const rejected = {
    values: { name: ['Ebba'], topics: ['b'] },
    errors: { phone: 'too short', day: 'too early' } as const,
    message: undefined,
  };
  const html = markup(<DeclaredForm {...(await build())} rejected={rejected} />);
  expect(html).toMatch(/role="alert"[^>]*autofocus=""/);
  expect(html).toMatch(/<a [^>]*href="#field-phone">Telefon: Numret är för kort/);
  expect(html).toMatch(/id="field-phone-error"[^>]*>.*?Numret är för kort/);
  expect(html).toContain('Välj i dag eller en senare dag.');
  expect(html).toContain('value="Ebba"');
  expect(html).toMatch(
    /<input type="checkbox"[^>]*name="topics"[^>]*value="b"[^>]*checked|checked=""[^>]*value="b"/,
  );
});
