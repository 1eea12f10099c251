import { block, type DemoPage, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const investors: DemoPage = {
  id: 'investors',
  language: 'en',
  path: '/investors',
  name: 'Investors',
  fields: {
    metaTitle: 'Investors',
    navTitle: 'Investors',
    metaDescription: 'Five years in figures, the bond, the financial calendar and who to ask.',
    order: 3,
  },
  main: [
    block('rich-text', {
      title: 'The shares are not for sale. The figures are free.',
      titleTag: 'h1',
      lead: 'Solvik Group has one listed bond and therefore reports like a listed company. We would do so anyway.',
    }),
    block('figures', {
      tone: 'dark',
      figures: [
        { value: '€2.9 bn', label: 'net sales 2025' },
        { value: '3.1%', label: 'operating margin' },
        { value: '41%', label: 'equity ratio' },
        { value: '€0', label: 'dividend taken out, four years running' },
      ],
    }),
    block('figure-table', {
      title: 'Five years',
      text: 'Net sales in million euro. Audited, except where we say so.',
      labelTitle: 'Year',
      noteTitle: 'Operating margin',
      valueTitle: 'Net sales',
      tone: 'paper',
      rows: [
        { label: '2025', note: '3.1%', value: '2,898', amount: 2898 },
        { label: '2024', note: '2.9%', value: '2,806', amount: 2806 },
        { label: '2023', note: '3.4%', value: '2,871', amount: 2871 },
        { label: '2022', note: '3.8%', value: '2,640', amount: 2640 },
        { label: '2021', note: '3.3%', value: '2,415', amount: 2415 },
      ],
      footnote: 'What the businesses sell to each other is not counted.',
    }),
    block('link-rows', {
      title: 'Calendar',
      text: 'Published at 07.30 Swedish time. The telephone conference is at 10 and lasts as long as there are questions.',
      rows: [
        {
          title: 'Interim report, third quarter',
          note: '06/11/2026',
          link: link('/news/third-quarter-2026'),
        },
        { title: 'Year-end report', note: '05/02/2027' },
        { title: 'Annual report', note: '25/03/2027' },
        { title: 'Annual general meeting, in the showroom', note: '29/04/2027' },
        { title: 'Interim report, first quarter', note: '07/05/2027' },
      ],
    }),
    block('rich-text', {
      title: 'The bond',
      width: 'beside heading',
      body: toRichText(`
        SEK 600 million, senior unsecured, due in September 2029. Interest is three-month STIBOR plus 2.85 per cent. The proceeds bought the land under eleven of our sites, which we had rented since 1971.

        Two promises come with it: an equity ratio above 30 per cent, and interest covered at least three times. At the end of September 2026 they stood at 41 per cent and 6.2 times.
      `),
    }),
    block('contact-line', {
      title: 'Ask Marta.',
      text: 'Marta Hallén, chief financial officer. She answers her own telephone.',
      line: link('tel:+46105500104', '+46 10 550 01 04'),
      note: toRichText('[investors@solvik.example](mailto:investors@solvik.example)'),
    }),
  ],
};
