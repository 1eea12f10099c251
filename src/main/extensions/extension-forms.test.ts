import { expect, test } from 'vitest';
import { API_VERSION, defineExtension, defineForm, type Extension } from '../../extension/extension.ts';
import { aDealershipRecord } from '../../features/dealers/testing/a-dealership.ts';
import { createStock } from '../../features/leads/stock.ts';
import { leadForms } from '../lead-forms.ts';
import { checkDeclaration } from './check-declaration.ts';
import { declareExtensionForms, formName, refuseTakenNames } from './extension-forms.ts';

const texts = { en: { title: 'Title', submit: 'Send', sent: 'Sent', what: 'What?' } };
const form = {
  labels: { label: 'Question', group: 'Forms', help: 'For tests.' },
  fields: {
    who: { kind: 'name', required: true },
    at: { kind: 'email', required: true },
    where: { kind: 'dealership', label: 'what' },
    what: { kind: 'number', label: 'what', min: 0 },
    from: { kind: 'constant', value: 'web' },
  },
  sections: [{ title: 'title', fields: ['who', 'at', 'where', 'what'] }],
  texts: { title: 'title', submit: 'submit', sentTitle: 'sent', sentText: 'sent' },
  sample: { who: 'Kim Berg', at: 'kim@example.com', what: 3 },
} as const;

const lines: { code: string }[] = [];
const log = { info() {}, warn() {}, error: (facts: { code: string }) => void lines.push(facts) };
const stock = createStock({
  records: { find: async () => undefined },
  search: {
    search: async () => ({
      failed: false,
      content: [aDealershipRecord({ site_official_name: 'Lund', site_email: 'lund@solvik.example' })],
    }),
  },
});
const site = { name: 'solvik-se', timeZone: 'Europe/Stockholm', indices: { sites: 'sites-solvik-se' } };
const context = { site: site as never, stock, log, now: () => new Date('2026-11-19T12:00:00Z') };

function declared(changes: object = {}) {
  const extension = defineExtension({
    ...{ name: 'parts', apiVersion: API_VERSION, about: 'for tests', texts },
    forms: { question: defineForm({ ...form, ...changes } as never) },
  });
  const question = declareExtensionForms({ extension, settings: {}, log })['question'];
  if (!question) throw new Error('no form');
  return question;
}

test('who sent it is in the fields of their kinds, and the chosen dealership gets it', async () => {
  const answers = { ...form.sample, where: 'Lund' };
  expect(await declared().parse(answers, context)).toMatchObject({
    customer: { name: 'Kim Berg', phone: '', email: 'kim@example.com' },
    receiver: { name: 'Lund', email: 'lund@solvik.example' },
    values: { what: 3, from: 'web' },
  });
});

test('what a form declares and throws costs no lead', async () => {
  const fail = () => {
    throw new Error('broken');
  };
  const broken = declared({ customer: fail, receiver: fail });
  expect(await broken.parse(form.sample, context)).toMatchObject({
    state: 'parsed',
    customer: { name: 'Kim Berg' },
    receiver: undefined,
  });
  expect(lines.map(({ code }) => code)).toEqual(['LEAD_RECEIVER_UNKNOWN', 'EXTENSION_FORM_FAILED']);
  expect(declared({ isAvailableOn: fail }).isAvailableOn(site as never)).toBe(false);
});

test('leads are named by extension and form, and no two forms have one name', () => {
  expect(formName('crm-parts', 'trade-in')).toBe('CrmPartsTradeInForm');
  const taken = { ...declared(), name: formName('car', 'contact') };
  expect(() => refuseTakenNames([taken], leadForms)).toThrow(
    'its form is called CarContactForm, as another one is: give it another name',
  );
});

const refusalOf = (changes: Partial<Extension>) => {
  const extension = { name: 'parts', apiVersion: API_VERSION, about: 'for tests', texts, ...changes };
  return checkDeclaration('parts', { default: extension });
};

test.each([
  [
    { texts: { ...form.texts, submit: 'send' } },
    "The form question uses 'send', which its texts do not have.",
  ],
  [
    { sections: [{ title: 'title', fields: ['who', 'at', 'where', 'what', 'why'] }] },
    "The form question has a section with 'why', which is none of its fields.",
  ],
  [
    { sections: [{ title: 'title', fields: ['who', 'at', 'where'] }] },
    'The field what of the form question is in none of its sections.',
  ],
])('a declaration that is wrong says what is', (changes, problem) => {
  expect(refusalOf({ forms: { question: { ...form, ...changes } as never } })).toMatchObject({ problem });
});

test('a kind of field that there is not names those that there are', () => {
  const fields = { ...form.fields, who: { kind: 'slot', label: 'what' } };
  expect(refusalOf({ forms: { question: { ...form, fields } as never } })).toMatchObject({
    problem: expect.stringContaining(
      'forms.question.fields.who.kind: Invalid option: expected one of "name"',
    ),
  });
});
