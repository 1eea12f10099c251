import { describe, expect, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import { leadReference } from '../../../shared/forms/lead-reference.ts';
import { SuppressedDelivery } from '../../../shared/messaging/delivery-worker.ts';
import type { MailMessage } from '../../../shared/messaging/mail.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { aSite } from '../../../shared/sites/testing/a-site.ts';
import { sellCarForm } from '../../valuation/sell-car-form.ts';
import type { Lead } from '../lead.ts';
import { motorcycleServiceForm, serviceForm } from '../service-form/service-form.ts';
import { aLead } from '../testing/a-lead.ts';
import { RECEIPT_CHANNEL, receiptHandler } from './receipt-handler.ts';

const customer = { name: 'Kari Moen', phone: '+47 412 34 567', email: 'kari@example.com' };
const id = 'a1b2c3d4-0000-4000-8000-000000000000';

function sellCarLead(language: Language, more: Partial<Lead> = {}): Lead {
  const values = {
    ...{ option: 'sell', regno: 'ABC123', milage: 6500, make: 'Volvo', model: 'XC60', year: 2021 },
    ...{ other: 'En repa på dörren', siteName: 'Solvik Uppsala', estimate: '' },
  };
  return aLead({ id, language, customer, formName: 'solvik-seSellCarForm', values, ...more });
}

function serviceLead(formName = 'solvik-seServiceForm'): Lead {
  const values = {
    ...{ siteName: 'Solvik Oslo', date: '2026-11-17', regno: 'AB 12345', milage: 48_000 },
    ...{ services: ['Service', 'EU-kontroll'], other: '', description: 'Det piper' },
  };
  return aLead({ id, language: 'nb', customer, formName, values });
}

async function receiptOf(lead: Lead, sentToday = 0): Promise<MailMessage | undefined> {
  const mails: MailMessage[] = [];
  const handler = receiptHandler({
    leads: { find: async () => lead, countFrom: async () => sentToday } as never,
    mailer: { send: async (mail) => void mails.push(mail) },
    mailFrom: undefined,
    findSite: (_, language = 'sv') => ({
      site: aSite(language === 'nb' ? { country: 'NO' } : {}),
      texts: textsFor(language),
    }),
    kinds: [sellCarForm, serviceForm, motorcycleServiceForm],
    log: { info: () => {}, warn: () => {}, error: () => {} },
  });
  await handler[RECEIPT_CHANNEL]({ key: `${id}.receipt`, about: id } as never, AbortSignal.timeout(1000));
  return mails[0];
}

describe('the receipt of selling a car', () => {
  test.each([
    ['sv', 'Så går det vidare', 'Vi har fått dina uppgifter och hör av oss.'],
    ['nb', 'Slik går det videre', 'Vi har fått opplysningene dine og tar kontakt.'],
    ['en', 'What happens next', 'We have your details and will be in touch.'],
    ['fi', 'Näin etenemme', 'Olemme saaneet tietosi ja otamme sinuun yhteyttä.'],
    ['sk', 'Čo bude ďalej', 'Vaše údaje sme dostali a ozveme sa vám.'],
  ] as const)(
    'is in %s, with the reference that its buyer has, and promises no time',
    async (language, next, text) => {
      const lead = sellCarLead(language);
      const receipt = await receiptOf(lead);
      expect(receipt?.to.address).toBe('kari@example.com');
      expect(receipt?.subject).toContain('A1B2-C3D4');
      for (const part of ['A1B2-C3D4', 'Solvik Uppsala', next, text]) expect(receipt?.text).toContain(part);
      expect(receipt?.replyTo?.address).toBe(lead.receiver?.email);
      const { rows } = sellCarForm.mail(lead, aSite(), textsFor(language));
      expect(rows.map(({ value }) => value)).toContain(leadReference(id));
    },
  );

  test('repeats nothing that a stranger could have written there', async () => {
    expect(JSON.stringify(await receiptOf(sellCarLead('sv')))).not.toMatch(/repa på dörren|Kari Moen|412 34/);
  });
});

describe('the receipt of the Norwegian form', () => {
  test.each(['solvik-seServiceForm', motorcycleServiceForm.name && `solvik-se${motorcycleServiceForm.name}`])(
    '%s: says to which workshop, for which day and what, with the reference that the workshop has',
    async (formName) => {
      const lead = serviceLead(formName);
      const receipt = await receiptOf(lead);
      expect(receipt?.subject).toMatch(/^Vi har mottatt det: .*\(A1B2-C3D4\)$/);
      for (const part of ['A1B2-C3D4', 'Solvik Oslo', '2026-11-17', 'Service, EU-kontroll'])
        expect(receipt?.text).toContain(part);
      expect(receipt?.text).not.toContain('Det piper');
      const { rows } = serviceForm.mail(lead, aSite(), textsFor('nb'));
      expect(rows.map(({ value }) => value)).toContain('A1B2-C3D4');
    },
  );
});

test('an address that had enough mails today gets no further one, and the outbox says so', async () => {
  await expect(receiptOf(sellCarLead('sv'), 100)).rejects.toBeInstanceOf(SuppressedDelivery);
});
