import { expect, test } from 'vitest';
import { kyselyFormStore } from '../../../src/features/editor-forms/adapters/kysely-form-store.ts';
import type { Submission } from '../../../src/features/editor-forms/form-store.ts';
import { kyselyLeadStore } from '../../../src/features/leads/adapters/kysely-lead-store.ts';
import { aLead } from '../../../src/features/leads/testing/a-lead.ts';
import { storedWithLeads } from '../../../src/main/stored-with-leads.ts';
import { aManageServer } from '../../../src/main/testing/a-manage-server.ts';
import { aServer } from '../../../src/main/testing/a-server.ts';
import { freshSqlite } from '../../../src/main/testing/databases.ts';
import { siteDocument } from '../../../src/main/testing/documents.ts';
import { databaseMailer } from '../../../src/shared/messaging/adapters/database-mailer.ts';
import { kyselyOutbox } from '../../../src/shared/messaging/adapters/kysely-outbox.ts';
import { demoServer } from '../demo-server.ts';

const now = new Date('2026-11-15T08:00:00.000Z');

async function open(undelivered: readonly Submission[] = []) {
  const db = await (await freshSqlite()).open();
  const leads = kyselyLeadStore(db, storedWithLeads);
  const outbox = kyselyOutbox(db);
  const forms = { ...kyselyFormStore(db), undelivered: async () => undelivered };
  const mail = databaseMailer(db, () => now);
  const site = siteDocument('solvik-se', { indices: { cars: 'cars-solvik-se', sites: '' } });
  const server = await aServer([site], { demoServer, leads: { leads, outbox, mail }, forms: { forms } });
  const replay = (headers: Record<string, string> = {}) =>
    server.send('localhost', '/outbox/replay', {
      method: 'POST',
      body: 'key=lead-1.mail',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  return { ...server, leads, outbox, mail, replay };
}

test('an empty outbox explains how to fill it', async () => {
  const { get, close } = await open();
  const { status, text, headers } = await get('localhost', '/outbox');
  expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
  expect(text).toContain('Nothing has been sent yet');
  await close();
});

test('answers that never became a lead are named, with the command that delivers them', async () => {
  const answers = {
    id: 'one',
    provider: 'marketing',
    formId: 'call-me',
    answers: {},
    receivedAt: '',
  } as const;
  const { get, close } = await open([answers]);
  expect((await get('localhost', '/outbox')).text).toContain('npm run leads -- answers');
  await close();
});

test('a dead-lettered lead is shown with its reason and can be replayed from the page itself', async () => {
  const { get, leads, outbox, replay, close } = await open();
  await leads.save(aLead(), ['mail']);
  const [claimed] = await outbox.claim({ by: 'worker', now, until: now, limit: 1 });
  if (claimed) await outbox.deadLetter(claimed, 'the receiver answered 550');
  const { text } = await get('localhost', '/outbox');
  expect(text).toContain('Provkörning: Volvo XC60 T6 Plus 2023');
  expect(text).toContain('given up');
  expect(text).toContain('the receiver answered 550');
  expect((await replay({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await outbox.counts()).dead).toBe(1);
  const again = await replay({ 'sec-fetch-site': 'same-origin' });
  expect([again.status, again.headers.location]).toEqual([303, '/outbox']);
  expect(await outbox.counts()).toEqual({ waiting: 1, delivered: 0, suppressed: 0, dead: 0 });
  await close();
});

test('a stored mail can be viewed as it is, and runs no script', async () => {
  const { get, mail, close } = await open();
  const from = { address: 'a@solvik.example' };
  const html = '<p style="color:red">Hej</p>';
  await mail.send({ key: 'lead-1.mail', about: 'lead-1', from, to: from, subject: 'x', text: 'Hej', html });
  const shown = await get('localhost', '/outbox/mail/lead-1.mail');
  expect(shown.text).toBe(html);
  expect(shown.headers['content-security-policy']).toMatch(
    /default-src 'none'.*style-src-attr 'unsafe-hashes' 'sha256-/,
  );
  expect((await get('localhost', '/outbox/mail/another')).status).toBe(404);
  await close();
});

test('SB-102 a booking is shown with its mail, its calendar file and its SMS', async () => {
  const { book, deliver, outboxPage, fetchOutbox } = await openWithBookings();
  const { id } = await book();
  expect(await outboxPage()).toContain('booking-mail: waiting');
  await deliver();
  const text = await outboxPage();
  expect(text).toContain('Bokning bekräftad: onsdag 18 november kl. 09:00');
  expect(text).toContain('booking-sms: delivered');
  expect(text).toContain('Solvik to +46701234567');
  const mailPath = `/outbox/mail/${id}.0.booking-mail`;
  expect((await fetchOutbox(mailPath)).text).toContain('Din tid är bokad, Mira.');
  const file = await fetchOutbox(`${mailPath}/${id}.ics`);
  expect(file.headers['content-type']).toContain('text/calendar');
  expect(file.text).toContain('METHOD:REQUEST');
  expect((await fetchOutbox(`${mailPath}/another.ics`)).status).toBe(404);
});

test('the SMS gateway says what became of a message, with its own key, and the outbox shows it', async () => {
  const { book, deliver, outboxPage, send, lines } = await openWithBookings();
  const { id } = await book();
  await deliver();
  const receive = (body: object, key = 'gateway-key') =>
    send('localhost', '/api/sms/receipts', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify(body),
    }).then(({ status }) => status);
  const receipt = { key: `${id}.0.booking-sms`, state: 'delivered' };
  expect(await receive(receipt, 'another key')).toBe(401);
  expect(await receive({ ...receipt, state: 'perhaps' })).toBe(400);
  expect(await receive({ ...receipt, key: 'SB-AAAAAA.0.booking-sms' })).toBe(404);
  expect(await outboxPage()).not.toContain('on the telephone');
  expect(await receive(receipt)).toBe(204);
  expect(await outboxPage()).toContain('on the telephone');
  expect(await receive({ ...receipt, state: 'failed', problem: 'absent subscriber' })).toBe(204);
  const text = await outboxPage();
  for (const part of ['not on the telephone', 'absent subscriber']) expect(text).toContain(part);
  expect(lines).toContainEqual(expect.objectContaining({ code: 'SMS_NOT_DELIVERED', delivery: receipt.key }));
});

test('without a key of the SMS gateway receipts are closed', async () => {
  const { send, close } = await open();
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  expect((await send('localhost', '/api/sms/receipts', sent)).status).toBe(503);
  await close();
});

async function openWithBookings() {
  const { get, ...server } = await aManageServer(await (await freshSqlite()).open(), 0, demoServer);
  return {
    ...server,
    outboxPage: async () => (await get('/outbox', 'localhost')).text.replaceAll('<!-- -->', ''),
    fetchOutbox: (path: string) => get(path, 'localhost'),
  };
}
