import { expect, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import messages from '../messages/cart/fi.json' with { type: 'json' };
import { aCartLine } from '../testing/a-cart-line.ts';
import { kitCartTextMap } from './cart-text-map.ts';
import { toKitCartTexts } from './cart-texts.ts';
import { enquiryLink } from './enquiry-link.ts';

test.each([
  ['fi', '0 tuotetta ostoskorissa', '1 tuote ostoskorissa', '2 tuotetta ostoskorissa'],
  ['en', '0 products in cart', '1 product in cart', '2 products in cart'],
  ['sv', '0 produkter i varukorgen', '1 produkt i varukorgen', '2 produkter i varukorgen'],
  ['nb', '0 produkter i handlekurven', '1 produkt i handlekurven', '2 produkter i handlekurven'],
  ['sk', '0 produktov v košíku', '1 produkt v košíku', '2 produkty v košíku'],
] as const)('KIT-12 %s: how many products are in the cart', (language, ...expected) => {
  const texts = toKitCartTexts(kitCartTextMap(textsFor(language), language));
  expect([0, 1, 2].map((count) => texts('kitCartCount', { count }))).toEqual(expected);
});

test('KIT-14 without a transaction the cart can be asked about by mail, where the site has an address', () => {
  const cart = {
    language: 'fi',
    texts: { ...messages, kitEnquiryEmail: 'tiski@osasetti.example' },
  } as const;
  const lines = [aCartLine(), aCartLine({ kitId: '7', name: 'Jarrusetti & palat', retailPrice: 98.5 })];
  const link = new URL(enquiryLink(cart, lines) ?? '');
  expect(link.pathname).toBe('tiski@osasetti.example');
  expect(link.searchParams.get('subject')).toBe('Kysely: 2 settiä');
  expect(link.searchParams.get('body')?.split('\r\n')).toEqual([
    'Hei! Olen kiinnostunut näistä seteistä:',
    '',
    'Huoltosetti (1001), 64\u00a0€',
    'Jarrusetti & palat (7), 98,50\u00a0€',
    '',
    'Yhteensä: 162,50\u00a0€',
  ]);
  expect(enquiryLink({ language: 'fi', texts: messages }, lines)).toBeUndefined();
});
