import { expect, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import { SuppressedDelivery } from '../../../shared/messaging/delivery-worker.ts';
import type { MailMessage } from '../../../shared/messaging/mail.ts';
import { aSite } from '../../../shared/sites/testing/a-site.ts';
import { aCarRecord } from '../../cars/testing/a-car.ts';
import type { Lead } from '../lead.ts';
import { parseEnquiredCar } from '../lead-car.ts';
import { aLead } from '../testing/a-lead.ts';
import { carReceiptHandler } from './car-receipt-handler.ts';
import { MAX_RECEIPTS_PER_DAY } from './had-enough-mail.ts';

const seller = { name: 'Daniel Falk', email: 'daniel.falk@solvik.example', phone: '0520-123 45' };
const stockCar = parseEnquiredCar(aCarRecord({ car_sellers: [seller] }), false, aSite());

async function confirm(lead: Lead, earlierToday = 1) {
  const mails: MailMessage[] = [];
  const codes: unknown[] = [];
  const log = {
    info: ({ code }: { code?: unknown }) => void codes.push(code),
    warn: () => {},
    error: () => {},
  };
  const { 'customer-mail': deliver } = carReceiptHandler({
    leads: { find: async () => lead, countFrom: async () => earlierToday },
    stock: { car: async () => stockCar, dealerships: async () => [] },
    mailer: { send: async (mail) => void mails.push(mail) },
    mailFrom: 'post@solvik.example',
    findSite: (_, language) => ({ site: aSite(), texts: textsFor(language) }),
    log,
  });
  const delivery = { key: 'lead-1.customer-mail', channel: 'customer-mail', about: lead.id };
  const suppressed: string[] = [];
  await deliver(delivery, AbortSignal.timeout(5000)).catch((error: unknown) => {
    if (!(error instanceof SuppressedDelivery)) throw error;
    suppressed.push(error.message);
  });
  return { mails, codes, suppressed };
}

test('the customer is told that the enquiry arrived, in the language of the page', async () => {
  const { mails } = await confirm(aLead());
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: { address: 'ebba@example.com' },
    from: { address: 'post@solvik.example' },
    replyTo: { name: 'Daniel Falk', address: 'daniel.falk@solvik.example' },
    subject: 'Vi har fått ditt meddelande om Volvo XC60 T6 Plus 2023',
  });
  expect(mails[0]?.text).toContain('provköra bilen');
  const english = await confirm(aLead({ language: 'en' }));
  expect(english.mails[0]?.subject).toBe('We have your message about the Volvo XC60 T6 Plus 2023');
  expect(english.mails[0]).toMatchObject({ site: 'solvik-se', language: 'en' });
});

test('nothing that the sender of the form wrote is in it, so that it carries nobody’s words to a stranger', async () => {
  const spam = 'Buy at https://evil.example';
  const { customer, values } = aLead();
  const { mails } = await confirm(
    aLead({
      customer: { ...customer, name: spam, phone: spam },
      source: `https://solvik.example/?q=${spam}`,
      values: { ...values, message: spam, siteName: spam, finance: [spam] },
    }),
  );
  expect(JSON.stringify(mails)).not.toContain('evil.example');
});

test('it repeats what was asked for, the price, the terms and a telephone number', async () => {
  const { values } = aLead();
  const loan = {
    product: 'loan',
    currency: 'SEK',
    ...{ monthlyCost: 3480, months: 36, deposit: 60_000, financed: 240_000, ratePercent: 5.95 },
    ...{ effectiveRatePercent: 6.52, residualValue: 150_000, startFee: 495, invoiceFee: 49, total: 277_539 },
  };
  const { mails } = await confirm(
    aLead({ values: { ...values, quote: true, reserve: true, finance: [loan] } }),
  );
  const text = mails[0]?.text.replaceAll('\u00a0', ' ') ?? '';
  expect(text).toMatch(/Du vill: +provköra bilen, ha en offert, reservera bilen/);
  expect(text).toMatch(/Pris: +459 900 kr/);
  expect(text).toMatch(/Villkor du har räknat på: +Billån: 3 480 kr\/mån, 36 mån/);
  expect(text).toContain('Effektiv ränta: 6,52 %');
  expect(text).toContain('Sammanlagt att betala: 277 539 kr');
  expect(text).toMatch(/Telefon: +0520-123 45/);
  expect(mails[0]?.html).toContain('href="tel:052012345"');
});

test('who ticked nothing asked a question; a van has both its prices, in the customer’s language', async () => {
  const { values } = aLead();
  const car = {
    ...(values['car'] as object),
    ...{ car_price: 591_920, isPriceWithoutVat: true, priceWithVat: { amount: 739_900, text: '' } },
  };
  const { mails } = await confirm(aLead({ language: 'en', values: { ...values, car, testDrive: false } }));
  const text = mails[0]?.text.replaceAll('\u00a0', ' ') ?? '';
  expect(text).toContain('an answer to a question about the car');
  expect(text).toContain('591,920 kr excl. VAT (739,900 kr incl. VAT)');
});

test('an unknown car is confirmed to nobody, and the outbox calls that suppressed', async () => {
  const { values } = aLead();
  const { mails, suppressed } = await confirm(aLead({ values: { ...values, car: { car_id: '1' } } }));
  expect([mails, suppressed]).toEqual([[], ['the car is unknown']]);
});

test('an address gets no more than three a day, whoever enters it', async () => {
  expect((await confirm(aLead(), MAX_RECEIPTS_PER_DAY)).mails).toHaveLength(1);
  const { mails, codes, suppressed } = await confirm(aLead(), MAX_RECEIPTS_PER_DAY + 1);
  expect([mails, codes]).toEqual([[], ['LEAD_CONFIRMATION_SKIPPED']]);
  expect(suppressed).toEqual(['the address has had 3 of these mails today']);
});
