import { block, type DemoPage } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { tiles } from './tiles.sv.ts';

export const businesses: DemoPage = {
  id: 'businesses',
  language: 'sv',
  path: '/verksamheter',
  name: 'Verksamheter',
  fields: {
    metaTitle: 'Åtta verksamheter',
    navTitle: 'Verksamheter',
    metaDescription: 'Vad de åtta verksamheterna gör, vad de sålde för 2025 och hur många som arbetar där.',
    order: 2,
  },
  main: [
    block('rich-text', {
      title: 'Åtta verksamheter som köper av varandra till listpris.',
      titleTag: 'h1',
      lead: 'Inga interna rabatter: det håller alla ärliga. Var och en har sitt namn, sin kassa och sina färger.',
    }),
    block('business-tiles', { tiles }),
    block('figure-table', {
      title: 'Vad de sålde för 2025',
      text: 'Omsättning i miljoner euro. Det de säljer till varandra är inte räknat.',
      labelTitle: 'Verksamhet',
      noteTitle: 'Medarbetare',
      valueTitle: 'Omsättning',
      rows: [
        { label: 'Solvik', note: '2 640', value: '1 610', amount: 1610 },
        { label: 'Carstore', note: '1 130', value: '870', amount: 870 },
        { label: 'Lastvagnar', note: '520', value: '214', amount: 214 },
        { label: 'Finans', note: '140', value: '96', amount: 96 },
        { label: 'Klubban', note: '110', value: '61', amount: 61 },
        { label: 'Osasetti', note: '90', value: '28', amount: 28 },
        { label: 'Ström', note: '64', value: '18', amount: 18 },
        { label: 'Bistro Navet', note: '11', value: '0,9', amount: 0.9 },
      ],
      footnote: 'Huvudkontoret har 115 medarbetare och säljer ingenting.',
    }),
    block('rich-text', {
      title: 'Hur de hänger ihop',
      width: 'beside heading',
      body: toRichText(`
        En bil kommer in i huset som ny, hos Solvik. Den får service där, kommer tillbaka som inbyte och säljs igen av Carstore. Det Carstore inte vill ha går under klubban på en torsdag. Finans bär betalningarna, Ström elektronerna, Osasetti delarna.

        Föraren äter soppa så länge.
      `),
    }),
  ],
};
