import { block, type DemoPage } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { priceRows } from './price-rows.ts';

export const prices: DemoPage = {
  id: 'prices',
  language: 'en',
  path: '/prices',
  name: 'Prices',
  fields: {
    metaTitle: 'Prices',
    navTitle: 'Prices',
    metaDescription:
      'What a kilowatt-hour costs, when Plus pays for itself and what happens if the car stays.',
    order: 2,
  },
  main: [
    block('rich-text', {
      title: 'The same price at three in the morning as at three in the afternoon.',
      titleTag: 'h1',
      lead: 'The price on the sign is the price on the receipt. We change it at most twice a year and say so a month ahead.',
    }),
    block('price-table', {
      title: 'Per kilowatt-hour',
      titleSize: 'section',
      ...priceRows.en,
      footnote:
        'Swedish kronor including VAT, from 01/11/2026. The example is 18 kWh, what an ordinary electric car uses in a hundred kilometres.',
    }),
    block('link-rows', {
      title: 'Everything else that may cost',
      layout: 'below heading',
      figurePlace: 'last',
      tone: 'stage',
      rows: [
        { title: 'Starting', text: 'It never costs anything to begin', figure: '0 kr' },
        {
          title: 'Staying on',
          text: 'From 15 minutes after a full charge, or after 80 per cent when others wait',
          figure: '3 kr',
          unit: 'a minute',
        },
        { title: 'Holding a bay', text: 'Twenty minutes, part of Plus', figure: '0 kr' },
        { title: 'Charging tag', text: 'Once. For those who do not like phones', figure: '49 kr' },
        {
          title: 'Other networks’ cards',
          text: 'The price is set by whoever issued the card, not by us',
          figure: 'varies',
        },
      ],
    }),
    block('rich-text', {
      title: 'When does Plus pay?',
      width: 'beside heading',
      body: toRichText(`
        Plus is 79 kronor a month. On ultra it saves 1.30 kr per kWh against the app, so the fee is earned back after 61 kWh, or some 340 kilometres.

        Against a card at the post it saves 1.80 kr, and the line is at 44 kWh.

        If you are here for a week and drive the length of the country, join on the way up and leave on the way down. There is no commitment and nobody will call.
      `),
    }),
  ],
};
