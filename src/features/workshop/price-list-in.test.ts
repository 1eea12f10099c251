import { expect, test } from 'vitest';
import { priceList } from './price-list.ts';
import { priceListIn } from './price-list-in.ts';

const list = priceList.parse({
  services: [
    {
      name: 'Däck',
      icon: 'tyre',
      offerings: [
        {
          code: 'fit',
          name: 'Däckbyte',
          description: 'Med ventil.',
          price: null,
          notKnownPriceText: 'Pris efter offert',
          unitPrice: { unit: 'däck', minimum: 2, maximum: 8, unitAbbreviation: 'st', postfix: 'per däck' },
          minutes: 30,
          skills: ['tyre'],
        },
      ],
    },
  ],
  addons: [],
  translations: {
    en: {
      Däck: 'Tyres',
      Däckbyte: 'Tyre fitting',
      'Pris efter offert': 'By quotation',
      'per däck': 'per tyre',
    },
  },
});

test('SB-37 the list is in the language of the page; what nobody has translated stays as it is', () => {
  const [category] = priceListIn(list, 'en').services;
  expect(category?.name).toBe('Tyres');
  expect(category?.offerings[0]).toMatchObject({
    code: 'fit',
    name: 'Tyre fitting',
    description: 'Med ventil.',
    notKnownPriceText: 'By quotation',
    unitPrice: { unit: 'däck', postfix: 'per tyre' },
  });
  expect(priceListIn(list, 'sv')).toBe(list);
});
