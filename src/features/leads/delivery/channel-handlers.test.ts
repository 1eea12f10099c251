import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import { httpWebhookSender } from '../../../shared/messaging/adapters/http-webhook-sender.ts';
import type { MailMessage } from '../../../shared/messaging/mail.ts';
import { aSite } from '../../../shared/sites/testing/a-site.ts';
import { leadMailPhotos } from '../../valuation/photos/lead-mail-photos.ts';
import { photoPath } from '../../valuation/photos/photo-link.ts';
import type { PhotoPreview } from '../../valuation/photos/photo-store.ts';
import { carContactForm } from '../car-contact/car-contact-form.ts';
import type { Lead } from '../lead.ts';
import type { Stock } from '../stock.ts';
import { aLead } from '../testing/a-lead.ts';
import { enabledChannels, type LeadDestinations, leadChannelHandlers } from './channel-handlers.ts';

const noDestinations: LeadDestinations = {
  generalAddress: undefined,
  mailFrom: undefined,
  webhook: undefined,
  adfUrl: undefined,
};
const now = new Date('2026-11-15T08:00:00.000Z');

function handlers(
  lead: Lead,
  destinations: Partial<LeadDestinations> = {},
  stock: Partial<Stock> = {},
  photos: readonly PhotoPreview[] = [],
) {
  const mails: MailMessage[] = [];
  const made = leadChannelHandlers({
    destinations: { ...noDestinations, ...destinations },
    leads: { find: async (id) => (id === lead.id ? lead : undefined) },
    kinds: [carContactForm],
    mailer: { send: async (mail) => void mails.push(mail) },
    webhookSender: httpWebhookSender(() => now),
    photosOf: leadMailPhotos({ ofLead: async () => photos }, 'secret'),
    stock: {
      ...{ car: async () => undefined, dealerships: async () => [], dealershipsSelling: async () => [] },
      ...stock,
    },
    now: () => now,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    findSite: (name) => (name === 'solvik-se' ? { site: aSite(), texts: textsFor('sv') } : undefined),
  });
  const deliver = (channel: keyof typeof made) =>
    made[channel]({ key: `${lead.id}.${channel}`, channel, about: lead.id }, AbortSignal.timeout(5000));
  return { deliver, mails };
}

test('photos are shown small in the mail and linked in full by signed addresses; a webhook gets the addresses', async () => {
  const photo = { id: 'p-1', thumbnail: Buffer.from('small'), width: 400, height: 300 };
  const { received, url } = await aReceiver();
  const destinations = { webhook: { url, secret: 's' } };
  const { deliver, mails } = handlers(aLead(), destinations, {}, [photo, { ...photo, id: 'p-2' }]);
  await deliver('mail');
  const [mail] = mails;
  const href = `https://solvik.example${photoPath('secret', 'p-1')}`;
  expect(mail?.html).toContain(`<a href="${href}"`);
  expect(mail?.html).toContain('<img src="cid:p-1@photos" width="160" height="120" alt="Bild 1"');
  expect(mail?.text).toContain(`Bild 1: ${href}`);
  expect(mail?.attachments?.[1]).toEqual({
    ...{ name: 'photo-2.jpg', type: 'image/jpeg', contentId: 'p-2@photos' },
    ...{ content: Buffer.from('small').toString('base64'), encoding: 'base64' },
  });
  await deliver('webhook');
  expect(JSON.parse(received[0]?.body ?? '').data.photos[0]).toBe(href);
});

/** A receiver that records its requests. */
async function aReceiver(status = 200) {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

test('the mail to the seller names the customer, the request and the car; replies go to the customer', async () => {
  const { deliver, mails } = handlers(aLead());
  await deliver('mail');
  const [mail] = mails;
  expect(mail).toMatchObject({
    key: 'lead-1.mail',
    from: { name: 'Solvik Sverige', address: 'no-reply@solvik.example' },
    to: { name: 'Daniel Falk', address: 'daniel.falk@solvik.example' },
    replyTo: { name: 'Ebba Lindmark', address: 'ebba@example.com' },
    subject: 'Provkörning: Volvo XC60 T6 Plus 2023',
  });
  expect(mail?.text).toBe(`Ebba Lindmark vill provköra

Telefon: +46 70 174 06 05
E-post:  ebba@example.com
Bil:     Volvo XC60 T6 Plus 2023
         ABC 12D, 2 400 mil, 459 900 kr
         Solvik Trollhättan
         # 461010605

Meddelande:

Finns den med dragkrok?

Visa bilen: https://solvik.example/kop-bil/461010605/begagnad-2023-suv-laddhybrid-volvo-xc60

--
Svara på det här mejlet, så går svaret till Ebba Lindmark.
`);
});

test('the HTML mail has the same content, and what a customer wrote is escaped', async () => {
  const lead = aLead({
    customer: { name: '<b>Ebba</b>', phone: '070 174 06 05', email: 'ebba@example.com' },
  });
  const values = {
    ...lead.values,
    message: '<script>alert(1)</script>\nRad två',
    finance: ['Billån: 4 674 kr/mån'],
  };
  const { deliver, mails } = handlers({ ...lead, values, language: 'en' });
  await deliver('mail');
  const html = mails[0]?.html ?? '';
  expect(html).toContain('&lt;b&gt;Ebba&lt;/b&gt; vill provköra');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>Rad två');
  expect(html).toContain('Billån: 4 674 kr/mån');
  expect(html).toContain('English');
  expect(html).toContain('href="tel:0701740605"');
  expect(html).not.toMatch(/<script|<b>/);
});

test('the mail begins with a warning when the car is sold or unknown', async () => {
  const lead = aLead();
  const sold = handlers({
    ...lead,
    values: { ...lead.values, car: { ...(lead.values['car'] as object), isSold: true } },
  });
  await sold.deliver('mail');
  expect(sold.mails[0]?.text).toContain('Bilen är såld');
  const unknown = handlers({ ...lead, values: { ...lead.values, car: { car_id: '999' } } });
  await unknown.deliver('mail');
  expect(unknown.mails[0]?.text).toContain('Bilen finns inte i lagret');
});

test('a lead without a receiver: looked up again, else the general address, else the delivery fails and is not lost', async () => {
  const lead = aLead({ receiver: undefined });
  const found = handlers(
    lead,
    {},
    {
      car: async () => ({
        car_id: '461010605',
        car_brand: 'Volvo',
        car_model: 'XC60',
        car_price: 459900,
        car_is_used: true,
        car_is_sample: false,
        isSold: false,
        car_sellers: [{ name: 'Mira', email: 'mira@solvik.example' }],
      }),
    },
  );
  await found.deliver('mail');
  expect(found.mails[0]?.to.address).toBe('mira@solvik.example');
  const general = handlers(lead, { generalAddress: 'leads@solvik.example' });
  await general.deliver('mail');
  expect(general.mails[0]?.to).toEqual({ name: 'Solvik Sverige', address: 'leads@solvik.example' });
  await expect(handlers(lead).deliver('mail')).rejects.toThrow('LEADS_EMAIL');
});

test('a webhook contains the form’s values, the key and a signature the receiver can verify', async () => {
  const { received, url } = await aReceiver();
  const secret = 'a secret of sixteen signs';
  const { deliver } = handlers(aLead(), { webhook: { url, secret } });
  await deliver('webhook');
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  expect(headers).toMatchObject({ 'idempotency-key': 'lead-1.webhook', 'webhook-id': 'lead-1.webhook' });
  const signature = createHmac('sha256', secret).update(
    `lead-1.webhook.${headers['webhook-timestamp']}.${body}`,
  );
  expect(headers['webhook-signature']).toBe(`v1,${signature.digest('base64')}`);
  expect(JSON.parse(body).data).toMatchObject({
    id: 'lead-1',
    formName: 'solvik-seCarContactForm',
    formSubmissionId: 'submission-1',
    values: {
      name: 'Ebba Lindmark',
      testDrive: true,
      toEmail: 'daniel.falk@solvik.example',
      car: { car_id: '461010605' },
    },
  });
});

test('anything but 2xx is a failure, also a redirect', async () => {
  for (const status of [500, 404, 302]) {
    const { url } = await aReceiver(status);
    const { deliver } = handlers(aLead(), { webhook: { url, secret: 'a secret of sixteen signs' } });
    await expect(deliver('webhook')).rejects.toThrow(`the receiver answered ${status}`);
  }
});

test('ADF is posted, or mailed where the receiver is a mailbox', async () => {
  const { received, url } = await aReceiver();
  await handlers(aLead(), { adfUrl: url }).deliver('adf');
  expect(received[0]?.headers['content-type']).toBe('application/xml');
  expect(received[0]?.body).toContain('<?adf version="1.0"?>');
  const mailed = handlers(aLead(), { adfUrl: 'mailto:crm@dealer.example' });
  await mailed.deliver('adf');
  expect(mailed.mails[0]).toMatchObject({ key: 'lead-1.adf', to: { address: 'crm@dealer.example' } });
  expect(mailed.mails[0]?.text).toContain('<adf>');
});

test('a lead is delivered by mail, and by the other channels that are configured', () => {
  const webhook = { url: 'https://crm.example', secret: 'x' };
  expect(enabledChannels(noDestinations, true)).toEqual(['mail']);
  expect(enabledChannels({ ...noDestinations, webhook, adfUrl: 'mailto:a@b' }, true)).toEqual([
    'mail',
    'webhook',
    'adf',
  ]);
  expect(enabledChannels({ ...noDestinations, webhook }, false)).toEqual(['webhook']);
});

test('without any channel a lead waits as mail; it never counts as delivered', () => {
  expect(enabledChannels(noDestinations, false)).toEqual(['mail']);
});
