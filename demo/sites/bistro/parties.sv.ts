import { block, type DemoPage, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const parties: DemoPage = {
  id: 'parties',
  language: 'sv',
  path: '/sallskap',
  name: 'Sällskap',
  fields: {
    metaTitle: 'Sällskap och hela rummet',
    navTitle: 'Sällskap',
    metaDescription:
      'Från tio till fyrtiotvå personer: tre menyer med pris, vad rummet kostar och hur ni bokar.',
    order: 3,
  },
  main: [
    block('rich-text', {
      title: 'Från tio och uppåt lagar vi samma sak till alla.',
      titleTag: 'h1',
      lead: 'Det blir varmare mat, billigare och fortare. Måndag till torsdag kväll är rummet ert, annars delar ni det med andra.',
    }),
    block('price-table', {
      title: 'Tre menyer',
      titleSize: 'section',
      text: 'Kaffe och bröd ingår. Vegetariskt till dem som vill, utan att någon behöver förklara sig.',
      corner: 'Antal gäster',
      columns: [
        { title: 'Husman', note: 'en rätt och kaka' },
        { title: 'Navet', note: 'tre rätter', recommended: true },
        { title: 'Kalas', note: 'fyra rätter, vin till' },
      ],
      rows: [
        { title: '10–20 gäster', cells: [{ value: '295' }, { value: '545' }, { value: '895' }] },
        { title: '21–30 gäster', cells: [{ value: '275' }, { value: '515' }, { value: '855' }] },
        { title: '31–42 gäster', cells: [{ value: '255' }, { value: '495' }, { value: '825' }] },
        {
          title: 'Tjugofem personer',
          note: 'så här blir summan',
          small: true,
          cells: [{ value: '6 875 kr' }, { value: '12 875 kr' }, { value: '21 375 kr' }],
        },
      ],
      footnote:
        'Kronor per person inklusive moms. Hela rummet måndag till torsdag kväll: 3 500 kr, ingår från 30 gäster.',
    }),
    block('steps', {
      title: 'Så bokar ni',
      titleSize: 'section',
      tone: 'light',
      steps: [
        {
          title: 'Ring',
          text: 'Säg dag, ungefär hur många och om någon är allergisk. Vi håller dagen i en vecka.',
        },
        {
          title: 'Bestäm er',
          text: 'Meny och antal senast fem dagar före. Antalet får sjunka med två, livet händer.',
        },
        {
          title: 'Kom',
          text: 'Dörren mot kajen är öppen en halvtimme före. Tal hålls vid disken, där hörs det.',
        },
      ],
    }),
    block('contact-line', {
      title: 'Fråga efter Moa.',
      text: 'Hon lagar det, så hon vet vad som går. Ring efter 9, helst inte mitt i lunchen.',
      line: link('tel:+46105500199', '010-550 01 99'),
      note: toRichText(
        'Eller skriv till [bord@navet.example](mailto:bord@navet.example), så ringer hon upp.',
      ),
    }),
  ],
};
