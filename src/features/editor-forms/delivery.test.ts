import { expect, test } from 'vitest';
import { textsFor } from '../../content/publishing/built-in-texts.ts';
import { storedWithLeads } from '../../main/stored-with-leads.ts';
import { aServer } from '../../main/testing/a-server.ts';
import { freshSqlite, testDatabases } from '../../main/testing/databases.ts';
import { formDocument, siteDocument } from '../../main/testing/documents.ts';
import { kyselyOutbox } from '../../shared/messaging/adapters/kysely-outbox.ts';
import type { ChannelHandler } from '../../shared/messaging/delivery-worker.ts';
import type { MailMessage } from '../../shared/messaging/mail.ts';
import type { WebhookRequest } from '../../shared/messaging/webhook-sender.ts';
import { moduleUrl, runInChildProcess } from '../../shared/platform/database/testing/child-process.ts';
import type { Language } from '../../shared/sites/languages.ts';
import { aSite } from '../../shared/sites/testing/a-site.ts';
import { kyselyLeadStore } from '../leads/adapters/kysely-lead-store.ts';
import { leadChannelHandlers } from '../leads/delivery/channel-handlers.ts';
import { OPT_IN_CHANNEL, optInHandler } from '../leads/opt-in/opt-in-handler.ts';
import { receiptHandler } from '../leads/receipt/receipt-handler.ts';
import { acceptAnswers } from './accept-answers.ts';
import { embeddedFormBuilder } from './adapters/embedded-form-builder.ts';
import { kyselyFormStore } from './adapters/kysely-form-store.ts';
import { editorForm } from './editor-form.ts';
import { type FormDefinitionInput, formDefinition } from './form-definition.ts';
import type { Submission } from './form-store.ts';
import { parseAnswers } from './parse-answers.ts';
import { deliverStoredAnswers } from './stored-answers.ts';

const host = 'one.localhost';
const linkSecret = 'a secret for tests only';
const channels = ['mail', 'webhook'];

const callMe = {
  provider: 'marketing',
  id: 'call-me',
  title: 'Vi ringer upp',
  button: 'Ring mig',
  thanks: 'Tack.',
  receivers: [
    { name: 'Kundservice', email: 'hej@solvik.example' },
    { name: 'Jouren', email: 'jour@solvik.example' },
  ],
  questions: [
    { name: 'firstName', text: 'Förnamn', kind: 'textbox', required: true },
    { name: 'phone', text: 'Telefon', kind: 'phone', required: true },
    { name: 'email', text: 'E-post', kind: 'email' },
    { name: 'more', text: 'Vad gäller det?', kind: 'textarea' },
  ],
} satisfies FormDefinitionInput;

const letter = {
  ...callMe,
  id: 'letter',
  title: 'Nyhetsbrevet',
  confirmByMail: true,
  questions: [{ name: 'email', text: 'E-post', kind: 'email', required: true }],
} satisfies FormDefinitionInput;

async function open(now = () => new Date('2026-11-16T09:00:00Z')) {
  const db = await (await freshSqlite()).open();
  const [forms, leads, outbox] = [
    kyselyFormStore(db),
    kyselyLeadStore(db, storedWithLeads),
    kyselyOutbox(db),
  ];
  const mails: MailMessage[] = [];
  const hooks: WebhookRequest[] = [];
  const documents = [callMe, letter].map((form) => formDocument('one', formDefinition.parse(form)));
  const server = await aServer([siteDocument('one'), ...documents], {
    forms: { forms, builder: embeddedFormBuilder(forms), linkSecret },
    leads: { leads, outbox, channels },
    app: { now },
  });
  const site = { ...aSite(), name: 'one', url: 'http://one.localhost:3000' };
  const findSite = (_: string, language: Language = 'sv') => ({ site, texts: textsFor(language) });
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const mailer = { send: async (mail: MailMessage) => void mails.push(mail) };
  const shared = { leads, mailer, log, findSite, mailFrom: undefined, kinds: [editorForm] };
  const handlers: Record<string, ChannelHandler> = {
    ...leadChannelHandlers({
      ...shared,
      now,
      destinations: {
        ...{ generalAddress: undefined, mailFrom: undefined, adfUrl: undefined },
        webhook: { url: 'https://crm.example', secret: 'a secret of sixteen signs' },
      },
      webhookSender: { send: async (request) => void hooks.push(request) },
      stock: { car: async () => undefined, dealerships: async () => [], dealershipsSelling: async () => [] },
    }),
    ...receiptHandler(shared),
    ...optInHandler({ ...shared, linkSecret }),
  };
  const deliver = async () => {
    const claimed = await outbox.claim({ by: 'test', now: now(), until: now(), limit: 100 });
    for (const delivery of claimed) {
      await handlers[delivery.channel]?.(delivery, AbortSignal.timeout(5000));
      await outbox.delivered(delivery.key, now());
    }
    return claimed.map(({ channel }) => channel).sort();
  };
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = (path: string, fields: Record<string, string> = {}) =>
    server.send(host, path, { method: 'POST', body: String(new URLSearchParams(fields)), headers: type });
  return { ...server, db, forms, leads, outbox, mails, hooks, deliver, post };
}

const answers = {
  firstName: 'Maja',
  phone: '070-174 06 05',
  more: 'Jag vill\nköpa bil.',
  submission: 'one-form-of-its-own',
};

test('"Vi ringer upp" is mailed to its receivers and sent to the webhook, once however often the button is pressed', async () => {
  const { post, deliver, mails, hooks, close } = await open();
  for (let press = 0; press < 3; press += 1)
    expect((await post('/api/forms/marketing/call-me', answers)).status).toBe(303);
  expect(await deliver()).toEqual(['mail', 'webhook']);
  expect(await deliver()).toEqual([]);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: { name: 'Kundservice', address: 'hej@solvik.example' },
    copies: [{ name: 'Jouren', address: 'jour@solvik.example' }],
    subject: 'Vi ringer upp: Maja',
  });
  expect(mails[0]?.replyTo).toBeUndefined();
  expect(mails[0]?.text).toMatch(/Telefon: +070-174 06 05/);
  expect(mails[0]?.text).toContain('köpa bil.');
  expect(mails[0]?.text).toContain('Ring 070-174 06 05.');
  expect(mails[0]?.html).toContain('tel:0701740605');
  const { data } = JSON.parse(hooks[0]?.body ?? '{}');
  expect(data.values).toMatchObject({
    title: 'Vi ringer upp',
    toEmail: 'hej@solvik.example',
    answers: { firstName: 'Maja', more: 'Jag vill\nköpa bil.' },
  });
  await close();
});

test('who leaves an address gets a receipt with the reference that is in the receiver’s mail, and nothing they wrote', async () => {
  const { post, deliver, mails, close } = await open();
  await post('/api/forms/marketing/call-me', { ...answers, email: 'maja@example.com' });
  expect(await deliver()).toEqual(['mail', 'receipt-mail', 'webhook']);
  const [toReceiver, receipt] = ['hej@solvik.example', 'maja@example.com'].map((address) =>
    mails.find(({ to }) => to.address === address),
  );
  const reference = /[0-9A-F]{4}-[0-9A-F]{4}/.exec(receipt?.subject ?? '')?.[0] ?? 'none';
  expect(toReceiver?.text).toContain(reference);
  expect(toReceiver?.replyTo).toEqual({ name: 'Maja', address: 'maja@example.com' });
  expect(JSON.stringify({ ...receipt, to: '' })).not.toMatch(/Maja|köpa bil/);
  await close();
});

test('a newsletter is subscribed to by following the link of a mail, and not before', async () => {
  const { post, get, deliver, mails, leads, close } = await open();
  const fields = { email: 'maja@example.com', submission: 'one-form-of-its-own' };
  await post('/api/forms/marketing/letter', fields);
  expect((await get(host, '/api/forms/marketing/letter/thanks')).text).toContain('Ett steg kvar');
  expect(await deliver()).toEqual([OPT_IN_CHANNEL]);
  expect(mails.map(({ to }) => to.address)).toEqual(['maja@example.com']);
  const link = new URL(/http:\S+\/forms\/confirm\/\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '').pathname;

  const page = await get(host, link);
  expect(page.status).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(await deliver()).toEqual([]);

  for (let press = 0; press < 2; press += 1) {
    const confirmed = await post(link);
    expect(confirmed.text).toContain('Tack, nu är det klart');
  }
  expect(await deliver()).toEqual(['mail', 'webhook']);
  expect(mails[1]).toMatchObject({ to: { address: 'hej@solvik.example' }, subject: 'Nyhetsbrevet' });
  expect(await leads.deleteUnconfirmedBefore(new Date('2027-01-01'), OPT_IN_CHANNEL)).toBe(0);
  await close();
});

test('a made-up link and one of last month confirm nothing, and what nobody confirmed is deleted', async () => {
  let now = new Date('2026-11-01T09:00:00Z');
  const { post, deliver, mails, leads, close } = await open(() => now);
  await post('/api/forms/marketing/letter', { email: 'maja@example.com', submission: 'one-form-of-its-own' });
  await deliver();
  const link = new URL(/http:\S+\/forms\/confirm\/\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '').pathname;
  expect((await post(`${link.slice(0, -2)}xx`)).status).toBe(404);
  expect((await post('/forms/confirm/nothing')).status).toBe(404);
  now = new Date('2026-11-16T09:00:00Z');
  expect((await post(link)).status).toBe(404);
  expect(await deliver()).toEqual([]);
  expect(await leads.deleteUnconfirmedBefore(new Date('2026-10-30'), OPT_IN_CHANNEL)).toBe(0);
  expect(await leads.deleteUnconfirmedBefore(new Date('2026-11-09'), OPT_IN_CHANNEL)).toBe(1);
  await close();
});

test('the mail is in the language of the page that shows the form', async () => {
  const { post, deliver, mails, close } = await open();
  await post('/api/forms/marketing/letter', {
    ...{ email: 'maja@example.com', submission: 'one-form-of-its-own' },
    page: '/en/letters',
  });
  await deliver();
  expect(mails[0]?.subject).toBe('Please confirm: Nyhetsbrevet');
  await close();
});

const stored: Submission = {
  id: 'from-before-receivers',
  provider: 'marketing',
  formId: 'call-me',
  answers: givenAnswers(),
  receivedAt: '2026-05-02T09:00:00.000Z',
};
function givenAnswers() {
  const parsed = parseAnswers(formDefinition.parse(callMe), new URLSearchParams(answers));
  if (!parsed.ok) throw new Error('they are right');
  return parsed.answers;
}

const published = [callMe, letter].map((form) => ({
  ...{ site: 'one', language: 'sv' as const, form: formDefinition.parse(form) },
}));

test('answers from before forms had receivers are offered, and mailed only when the operator says so, with their date', async () => {
  const { forms, leads, deliver, mails, close } = await open();
  await forms.save(stored);
  expect(await deliver()).toEqual([]);
  expect(await forms.undelivered()).toHaveLength(1);
  const deps = { leads, channels, makeId: () => crypto.randomUUID(), forms: published };
  const first = await deliverStoredAnswers(stored, deps);
  expect(first.state).toBe('enqueued');
  expect(await deliverStoredAnswers(stored, deps)).toEqual(first);
  expect(await forms.undelivered()).toEqual([]);
  // No receipt: the visitor wrote long ago.
  expect(await deliver()).toEqual(['mail', 'webhook']);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to.address).toBe('hej@solvik.example');
  expect(mails[0]?.text).toMatch(/Skrevs: +2026-05-02/);
  await close();
});

test('answers whose form nobody publishes, or that were never confirmed, stay where they are', async () => {
  const { forms, leads, deliver, close } = await open();
  const deps = { leads, channels, makeId: () => crypto.randomUUID(), forms: published };
  await forms.save(stored);
  expect(await deliverStoredAnswers({ ...stored, formId: 'gone' }, deps)).toEqual({ state: 'no form' });
  expect(await deliverStoredAnswers({ ...stored, formId: 'letter' }, deps)).toEqual({
    state: 'not confirmed',
  });
  expect(await deliver()).toEqual([]);
  expect(await forms.undelivered()).toHaveLength(1);
  await close();
});

test('of a sign-up that nobody confirmed nothing is kept, as its mail says', async () => {
  const { post, deliver, forms, leads, close } = await open();
  await post('/api/forms/marketing/letter', { email: 'maja@example.com', submission: 'one-form-of-its-own' });
  await deliver();
  expect(await forms.latest('marketing', 'letter')).toBeDefined();
  await leads.deleteUnconfirmedBefore(new Date('2026-12-01'), OPT_IN_CHANNEL);
  expect(await forms.latest('marketing', 'letter')).toBeUndefined();
  await close();
});

for (const { name, fresh } of testDatabases) {
  test(`${name}: a server that is killed between storing and delivering loses nothing and mails nobody twice`, async () => {
    const { settings, open: connect } = await fresh();
    const sent = {
      form: formDefinition.parse(callMe),
      answers: stored.answers,
      submissionId: 'one-form-of-its-own',
      page: { site: 'one', language: 'sv' as const, source: '' },
    };
    const { signal } = await runInChildProcess(`
      import { openDatabase } from ${moduleUrl('../../main/database.ts', import.meta.url)};
      import { kyselyLeadStore } from ${moduleUrl('../leads/adapters/kysely-lead-store.ts', import.meta.url)};
      import { storedWithLeads } from ${moduleUrl('../../main/stored-with-leads.ts', import.meta.url)};
      import { acceptAnswers } from ${moduleUrl('./accept-answers.ts', import.meta.url)};
      const db = await openDatabase(${JSON.stringify(settings)});
      const none = () => {};
      await acceptAnswers(${JSON.stringify(sent)}, {
        leads: kyselyLeadStore(db, storedWithLeads),
        forms: { save: () => process.kill(process.pid, 'SIGKILL') },
        channels: ['mail', 'webhook'],
        log: { info: none, warn: none, error: none },
        now: () => new Date('2026-11-16T09:00:00Z'),
        makeId: () => 'lead-1',
      });
    `);
    expect(signal).toBe('SIGKILL');
    const db = await connect();
    const [forms, leads, outbox] = [
      kyselyFormStore(db),
      kyselyLeadStore(db, storedWithLeads),
      kyselyOutbox(db),
    ];
    expect(await leads.find('lead-1')).toMatchObject({ customer: { name: 'Maja' } });
    expect(await outbox.counts()).toMatchObject({ waiting: 2, delivered: 0 });
    // The visitor got no answer and presses again, at a server that has started anew.
    const again = await acceptAnswers(sent, {
      ...{ leads, forms, channels, log: { info: () => {}, warn: () => {}, error: () => {} } },
      ...{ now: () => new Date('2026-11-16T09:01:00Z'), makeId: () => 'lead-2' },
    });
    expect(again.isNew).toBe(false);
    expect(await outbox.counts()).toMatchObject({ waiting: 2, delivered: 0 });
    expect(await forms.latest('marketing', 'call-me')).toMatchObject({ id: again.id });
    expect(await forms.undelivered()).toEqual([]);
  });
}
