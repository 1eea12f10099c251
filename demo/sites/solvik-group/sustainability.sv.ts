import { block, type DemoPage } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const sustainability: DemoPage = {
  id: 'sustainability',
  language: 'sv',
  path: '/hallbarhet',
  name: 'Hållbarhet',
  fields: {
    metaTitle: 'Hållbarhet, uträknad',
    navTitle: 'Hållbarhet',
    metaDescription: 'Vad vi släpper ut, vad vi har ändrat och vad vi inte har klarat, med siffror.',
    order: 3,
  },
  main: [
    block('rich-text', {
      title: 'Vi säljer bilar. Där börjar vi.',
      titleTag: 'h1',
      lead: 'Nittiosju procent av vårt avtryck lämnar gården med en kund. Resten är vårt att laga, och vi räknar båda.',
    }),
    block('figure-table', {
      title: 'Våra egna utsläpp',
      text: 'Hus, verkstäder, transporter och el. Ton koldioxidekvivalenter.',
      labelTitle: 'År',
      valueTitle: 'Ton',
      rows: [
        { label: '2019', value: '31 200', amount: 31200 },
        { label: '2021', value: '26 800', amount: 26800 },
        { label: '2023', value: '18 400', amount: 18400 },
        { label: '2025', value: '12 900', amount: 12900 },
        { label: 'Mål 2030', value: '6 000', amount: 6000 },
      ],
      footnote: 'Scope 1 och 2, marknadsbaserat. Minskningen sedan 2019 är 59 procent.',
    }),
    block('figures', {
      tone: 'brand',
      figures: [
        { value: '38 %', label: 'av de nya bilar vi sålde 2025 var elbilar' },
        { value: '11,4 år', label: 'är en bil på service hos oss i genomsnitt' },
        { value: '84 %', label: 'av begagnade delar i egna skador gick att använda igen' },
      ],
    }),
    block('rich-text', {
      title: 'Vad vi gör',
      width: 'beside heading',
      body: toRichText(`
        ### Laga före byta

        En stötfångare tar två timmar att laga och tio minuter att beställa. Vi betalar våra skadeverkstäder per lagad del, inte per ny. Det kostade fyra miljoner euro i marginal första året och har tjänat in sig sedan.

        ### Värme ur marken

        Tjugosex av fyrtioen anläggningar har lämnat gasen. De femton sista följer till 2029, de äldsta husen sist för att de förtjänar mer omsorg.

        ### Säga hur långt den går

        Varje elbil vi säljer har vinterräckvidden på skylten, uppmätt av oss i minus tio. Det är en sämre siffra och en bättre affär.

        ## Vad vi inte har klarat

        Transporterna mellan våra egna anläggningar. Vi flyttar 61 000 bilar om året på lastbil, och bara nio av 74 lastbilar går på el. Avstånden i norr är längre än batterierna.
      `),
    }),
  ],
};
