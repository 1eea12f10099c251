import { expect, test } from 'vitest';
import { tyreOfferForm } from './tyre-offer-form.ts';

test('TH-28 a request for an offer needs the tyres, the workshop and somebody to answer', () => {
  const complete = {
    siteName: 'Solvik Uddevalla',
    regno: 'DCK456',
    description: '2 nya däck, 235/60 R18',
    customerName: 'Karin Ekdahl',
    customerPhone: '0701740622',
    customerEmail: 'karin@example.com',
  };
  expect(tyreOfferForm.values.safeParse(complete).success).toBe(true);
  for (const field of Object.keys(complete))
    expect(tyreOfferForm.values.safeParse({ ...complete, [field]: '' }).success, field).toBe(false);
});
