import { TryAgainLater } from 'forecourt/extension';
import { aLead, leadDeliveryContract, startSite } from 'forecourt/extension/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCrmClient, secondsUntil } from './crm-client.ts';
import { deliverLead, toContact, toLead } from './deliver-lead.ts';
import crm from './extension.ts';
import { aCrm } from './testing/a-crm.ts';

async function delivering() {
  const receiver = await aCrm();
  onTestFinished(() => void receiver.close());
  const settings = { url: receiver.url, clientId: 'forecourt', clientSecret: 'secret' };
  const context = { settings, signal: AbortSignal.timeout(5000), site: { displayName: 'Solvik' } as never };
  return {
    receiver,
    settings,
    deliver: (lead = aLead(), key = 'key-1') => deliverLead(lead, { ...context, key }),
  };
}

leadDeliveryContract('the CRM', async () => {
  const { receiver, deliver } = await delivering();
  return { deliver, arrived: () => receiver.leads.size, failNext: () => receiver.next.push({ status: 500 }) };
});

test('the contact is found by its mail address, however it is written, and has the consents that were ticked', async () => {
  const { receiver, deliver } = await delivering();
  await deliver(aLead({ values: { gdpr: true, newsletter: false } }), 'one');
  await deliver(aLead({ customer: { name: 'Kim', phone: '', email: 'KIM@example.com' } }), 'two');
  expect([...receiver.contacts.keys()]).toEqual(['kim@example.com']);
  expect(toContact(aLead({ values: { gdpr: true, newsletter: false } })).consents).toEqual([
    { purpose: 'data-processing', givenAt: '2026-11-19T12:00:00.000Z' },
  ]);
});

test('forms are filed as the CRM calls them, with the car they are about', () => {
  expect(
    toLead(
      aLead({ form: 'CarContactForm', values: { car: { car_id: '7' }, message: 'Is it still there?' } }),
    ),
  ).toMatchObject({
    type: 'car-enquiry',
    vehicle: { id: '7' },
    message: 'Is it still there?',
    externalId: 'lead-1',
  });
  expect(toLead(aLead({ form: 'SummerForm' })).type).toBe('enquiry');
});

test('one token serves all calls; one that was withdrawn is fetched again, once', async () => {
  const { receiver, deliver } = await delivering();
  await deliver(aLead(), 'one');
  await deliver(aLead(), 'two');
  const tokens = () => receiver.asked.filter(({ path }) => path === '/oauth/token').length;
  expect(tokens()).toBe(1);
  receiver.withdrawToken();
  await deliver(aLead(), 'three');
  expect(tokens()).toBe(2);
  receiver.next.push({ status: 401 }, { status: 401 });
  await expect(deliver(aLead(), 'four')).rejects.toThrow('the CRM answered 401: PUT /contacts');
});

test('429 says when to come back, and a connection that breaks is only a failure', async () => {
  const { receiver, deliver } = await delivering();
  receiver.next.push({ status: 429, headers: { 'retry-after': '7' } });
  const refused = await deliver().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(TryAgainLater);
  expect(refused).toMatchObject({ afterSeconds: 7 });
  receiver.next.push('hang up');
  await expect(deliver()).rejects.toThrow();
  expect(receiver.leads.size).toBe(0);
});

test('Retry-After may be a date, in the past, or nonsense', () => {
  const now = new Date('2026-11-19T12:00:00Z');
  expect(secondsUntil('Thu, 19 Nov 2026 12:00:30 GMT', now)).toBe(30);
  expect(secondsUntil('Thu, 19 Nov 2026 11:00:00 GMT', now)).toBe(1);
  expect(secondsUntil('soon', now)).toBe(1);
});

test('a token is fetched anew before it expires', async () => {
  const { receiver, settings } = await delivering();
  let now = new Date('2026-11-19T12:00:00Z');
  const call = createCrmClient(settings, () => now);
  const ask = () => call('/reviews', { method: 'GET', signal: AbortSignal.timeout(5000) });
  await ask();
  now = new Date('2026-11-19T12:59:40Z');
  await ask();
  expect(receiver.asked.filter(({ path }) => path === '/oauth/token')).toHaveLength(2);
});

test('in the whole server a lead survives a CRM that is down and then slow down, and arrives once', async () => {
  const { receiver, settings } = await delivering();
  const env = { CRM_URL: settings.url, CRM_CLIENT_ID: settings.clientId, CRM_CLIENT_SECRET: 'secret' };
  const { takeLead, lines } = await startSite(crm, { env });
  receiver.next.push('hang up', { status: 503 }, { status: 429, headers: { 'retry-after': '1' } });
  await takeLead();
  await vi.waitFor(() => expect(lines.map(({ code }) => code)).toContain('DELIVERED'), { timeout: 20_000 });
  expect(receiver.leads.size).toBe(1);
  expect([...receiver.leads.values()]).toMatchObject([
    { type: 'service', contactId: 'contact-1', channel: 'Solvik' },
  ]);
});
