import { block, type DemoPage } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const fees: DemoPage = {
  id: 'fees',
  language: 'sv',
  path: '/avgifter',
  name: 'Avgifter',
  fields: {
    metaTitle: 'Avgifter',
    navTitle: 'Avgifter',
    metaDescription: 'Vad det kostar att köpa och sälja på Klubban. Hela listan, utan procent.',
    order: 4,
  },
  main: [
    block('rich-text', {
      title: 'Kronor, inte procent.',
      titleTag: 'h1',
      lead: 'Det är inte mer arbete att klubba en dyr bil. Avgiften följer prisklassen för att risken gör det, men sedan är det slut.',
    }),
    block('price-table', {
      title: 'Köpare, per bil',
      titleSize: 'section',
      corner: 'Klubbat pris',
      columns: [
        { title: 'I hallen' },
        { title: 'På nätet' },
        { title: 'Stamkund', note: 'från 50 bilar om året', recommended: true },
      ],
      rows: [
        { title: 'Under 50 000', cells: [{ value: '1 450' }, { value: '1 650' }, { value: '1 150' }] },
        { title: '50 000–149 999', cells: [{ value: '2 250' }, { value: '2 450' }, { value: '1 850' }] },
        { title: '150 000–299 999', cells: [{ value: '2 950' }, { value: '3 150' }, { value: '2 450' }] },
        { title: 'Från 300 000', cells: [{ value: '3 650' }, { value: '3 850' }, { value: '2 950' }] },
        {
          title: 'Fyra bilar, en per klass',
          note: 'så här blir summan',
          small: true,
          cells: [{ value: '10 300' }, { value: '11 100' }, { value: '8 400' }],
        },
      ],
      footnote: 'Kronor per bil utan moms, från 1 januari 2026.',
    }),
    block('link-rows', {
      title: 'Säljare och övrigt',
      layout: 'below heading',
      figurePlace: 'last',
      tone: 'stage',
      rows: [
        { title: 'Såld bil', text: 'Provning, bilder, tvätt och utrop', note: 'per bil', figure: '2 400 kr' },
        { title: 'Osåld bil', text: 'Du hämtar eller provar igen', note: 'per bil', figure: '0 kr' },
        {
          title: 'Hämtning',
          text: 'Inom 30 mil, från fem bilar. Färre: 900 kr styck',
          note: 'per bil',
          figure: '0 kr',
        },
        {
          title: 'Hemkörning',
          text: 'Upp till 30 mil. Fyra på samma transport: 5 200 kr',
          note: 'per bil',
          figure: '1 950 kr',
        },
        {
          title: 'Stå kvar',
          text: 'Från fjärde arbetsdagen efter auktionen',
          note: 'per dygn',
          figure: '150 kr',
        },
        {
          title: 'Registrering',
          text: 'Säkerheten på 25 000 kr får du tillbaka',
          note: 'en gång',
          figure: '0 kr',
        },
      ],
    }),
    block('rich-text', {
      title: 'Vad som aldrig kostar',
      width: 'beside heading',
      body: toRichText('Katalogen, visningen, förhandsbuden, kaffet och att ändra sig före klockan tio.'),
    }),
  ],
};
