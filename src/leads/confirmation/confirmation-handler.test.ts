import { expect, test } from 'vitest';
import type { MailMessage } from '../../messaging/mail.ts';
import { textsFor } from '../../publishing/built-in-texts.ts';
import type { Lead } from '../lead.ts';
import { aLead } from '../testing/a-lead.ts';
import { aSite } from '../testing/a-site.ts';
import { confirmationHandler, MAX_CONFIRMATIONS_PER_DAY } from './confirmation-handler.ts';

async function confirm(lead: Lead, earlierToday = 1) {
  const mails: MailMessage[] = [];
  const codes: unknown[] = [];
  const log = {
    info: ({ code }: { code?: unknown }) => void codes.push(code),
    warn: () => {},
    error: () => {},
  };
  const { 'customer-mail': deliver } = confirmationHandler({
    leads: { find: async () => lead, countFrom: async () => earlierToday },
    mailer: { send: async (mail) => void mails.push(mail) },
    mailFrom: 'post@solvik.example',
    findSite: (_, language) => ({ site: aSite(), texts: textsFor(language) }),
    log,
  });
  const delivery = { key: 'lead-1.customer-mail', channel: 'customer-mail', about: lead.id };
  await deliver(delivery, AbortSignal.timeout(5000));
  return { mails, codes };
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

test('an unknown car is confirmed to nobody', async () => {
  const { values } = aLead();
  const { mails } = await confirm(aLead({ values: { ...values, car: { car_id: '1' } } }));
  expect(mails).toEqual([]);
});

test('an address gets no more than three a day, whoever enters it', async () => {
  expect((await confirm(aLead(), MAX_CONFIRMATIONS_PER_DAY)).mails).toHaveLength(1);
  const { mails, codes } = await confirm(aLead(), MAX_CONFIRMATIONS_PER_DAY + 1);
  expect([mails, codes]).toEqual([[], ['LEAD_CONFIRMATION_SKIPPED']]);
});
