import { expect, test } from 'vitest';
import { textsFor } from '../../content/publishing/built-in-texts.ts';
import { aSite } from '../../shared/sites/testing/a-site.ts';
import { aCarRecord } from '../cars/testing/a-car.ts';
import { carContactForm } from './car-contact/car-contact-form.ts';
import { toAdf } from './delivery/adf.ts';
import { webhookPayload } from './delivery/webhook-payload.ts';
import { parseEnquiredCar, toLeadCar } from './lead-car.ts';
import { aLead } from './testing/a-lead.ts';

/** What the seller's mail, the CRM and the webhook say about the price of a car. */
function letters(fields: object) {
  const enquired = parseEnquiredCar(aCarRecord({ car_price: 739_900, ...fields }), false, aSite());
  if (!enquired) throw new Error('this record is no car');
  const plain = aLead();
  const lead = { ...plain, values: { ...plain.values, car: toLeadCar(enquired) } };
  const vehicle = carContactForm.vehicle?.(lead, aSite(), textsFor('sv'));
  const mail = carContactForm.mail(lead, aSite(), textsFor('sv'));
  return {
    mail: mail.rows
      .flatMap(({ more = [] }) => more)
      .join('\n')
      .replaceAll('\u00a0', ' '),
    adf: vehicle ? toAdf(lead, vehicle, aSite()) : '',
    webhook: JSON.parse(webhookPayload(lead)).data.values.car,
  };
}

test('every letter states the campaign price that the visitor saw', () => {
  const { mail, adf, webhook } = letters({ car_has_campaign_price: true, car_campaign_price: 711_900 });
  expect(mail).toContain('711 900 kr');
  expect(mail).not.toContain('739 900');
  expect(adf).toContain('<price type="asking" currency="SEK">711900</price>');
  expect(webhook).toMatchObject({ car_price: 711_900, car_price_text: '711\u00a0900\u00a0kr' });
});

test('the letters about a van have both its prices, without VAT and with it', () => {
  const { mail, adf, webhook } = letters({ car_vehicle_type_code: 'LCV', car_price_exkl_vat: 591_920 });
  expect(mail).toContain('591 920 kr exkl. moms (739 900 kr inkl. moms)');
  expect(adf).toMatch(
    /<price [^>]*>591920<\/price>\s*<pricecomments>excl\. VAT; 739900 incl\. VAT<\/pricecomments>/,
  );
  expect(webhook).toMatchObject({
    car_price: 591_920,
    isPriceWithoutVat: true,
    priceWithVat: { amount: 739_900 },
  });
});

test('the price of any other car stands without a remark on VAT', () => {
  const { mail, adf, webhook } = letters({});
  expect(mail).toMatch(/739 900 kr$/m);
  expect(adf).not.toContain('pricecomments');
  expect(webhook).not.toHaveProperty('isPriceWithoutVat');
});
