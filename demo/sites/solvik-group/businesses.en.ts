import { block, type DemoPage } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { tiles } from './tiles.en.ts';

export const businesses: DemoPage = {
  id: 'businesses',
  language: 'en',
  path: '/businesses',
  name: 'Businesses',
  fields: {
    metaTitle: 'Eight businesses',
    navTitle: 'Businesses',
    metaDescription:
      'What each of the eight businesses does, what it sold in 2025 and how many people work there.',
    order: 2,
  },
  main: [
    block('rich-text', {
      title: 'Eight businesses that buy from each other at the list price.',
      titleTag: 'h1',
      lead: 'No internal discounts: it keeps everyone honest. Each has its own name, its own till and its own colours.',
    }),
    block('business-tiles', { tiles }),
    block('figure-table', {
      title: 'What they sold in 2025',
      text: 'Net sales in million euro. What they sell to each other is not counted.',
      labelTitle: 'Business',
      noteTitle: 'People',
      valueTitle: 'Net sales',
      rows: [
        { label: 'Solvik', note: '2,640', value: '1,610', amount: 1610 },
        { label: 'Carstore', note: '1,130', value: '870', amount: 870 },
        { label: 'Lastvagnar', note: '520', value: '214', amount: 214 },
        { label: 'Finans', note: '140', value: '96', amount: 96 },
        { label: 'Klubban', note: '110', value: '61', amount: 61 },
        { label: 'Osasetti', note: '90', value: '28', amount: 28 },
        { label: 'Ström', note: '64', value: '18', amount: 18 },
        { label: 'Bistro Navet', note: '11', value: '0.9', amount: 0.9 },
      ],
      footnote: 'The head office has 115 people and sells nothing.',
    }),
    block('rich-text', {
      title: 'How they fit together',
      width: 'beside heading',
      body: toRichText(`
        A car enters the house new, at Solvik. It is serviced there, comes back in part exchange and is sold again by Carstore. What Carstore does not want goes under the hammer at Klubban on a Thursday. Finans carries the payments, Ström the electrons, Osasetti the parts.

        The driver, meanwhile, has soup.
      `),
    }),
  ],
};
