import { block, type DemoPage, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { priceRows } from './price-rows.ts';

export const prices: DemoPage = {
  id: 'prices',
  language: 'sv',
  path: '/priser',
  name: 'Priser',
  fields: {
    metaTitle: 'Priser',
    navTitle: 'Priser',
    metaDescription: 'Vad en kilowattimme kostar, när Plus lönar sig och vad som händer om bilen står kvar.',
    order: 2,
  },
  main: [
    block('rich-text', {
      title: 'Samma pris klockan tre på natten som klockan tre på dagen.',
      titleTag: 'h1',
      lead: 'Priset på skylten är priset på kvittot. Vi ändrar det högst två gånger om året och säger till en månad före.',
    }),
    block('price-table', {
      title: 'Per kilowattimme',
      titleSize: 'section',
      ...priceRows.sv,
      footnote:
        'Kronor inklusive moms, från 1 november 2026. Exemplet är 18 kWh, vad en vanlig elbil drar på tio mil.',
    }),
    block('link-rows', {
      title: 'Allt annat som kan kosta',
      layout: 'below heading',
      figurePlace: 'last',
      tone: 'stage',
      rows: [
        { title: 'Starta', text: 'Det kostar aldrig något att börja', figure: '0 kr' },
        {
          title: 'Stå kvar',
          text: 'Från 15 minuter efter full laddning, eller efter 80 procent när det är kö',
          figure: '3 kr',
          unit: 'per minut',
        },
        { title: 'Hålla en plats', text: 'Tjugo minuter, ingår i Plus', figure: '0 kr' },
        { title: 'Laddbricka', text: 'En gång. För den som inte gillar telefoner', figure: '49 kr' },
        {
          title: 'Andras kort',
          text: 'Priset sätts av den som gett ut kortet, inte av oss',
          figure: 'varierar',
        },
      ],
    }),
    block('rich-text', {
      title: 'När lönar sig Plus?',
      width: 'beside heading',
      body: toRichText(`
        Plus kostar 79 kronor i månaden. På ultra är skillnaden mot appen 1,30 kr per kWh, så avgiften är intjänad efter 61 kWh. Det är ungefär 34 mil.

        Betalar du med kort vid stolpen är skillnaden 1,80 kr, och gränsen 44 kWh.

        Kör du mindre än så: låt bli. Du kan gå med i juli och ur i augusti, det är ingen bindning och ingen som ringer.
      `),
    }),
    block('faq', {
      title: 'Om pengar',
      text: 'Fattas svaret finns vi på telefon dygnet runt.',
      link: link('tel:+46105500161', '010-550 01 61'),
      items: [
        {
          question: 'Reserverar ni pengar på kortet?',
          answer: toRichText(
            'Ja, 400 kronor när du blippar. Det som blir över släpps när du kopplar ur. Banken kan dröja ett dygn.',
          ),
        },
        {
          question: 'Varför är snabb el dyrare?',
          answer: toRichText(
            'Nätägaren tar betalt för den högsta effekten i månaden, inte bara för energin. En stolpe på 400 kW kostar mest den timme alla kommer.',
          ),
        },
        {
          question: 'Får vi faktura på jobbet?',
          answer: toRichText(
            'Ja, samlad per månad med en rad per bil. Skriv till [faktura@strom.example](mailto:faktura@strom.example).',
          ),
        },
      ],
    }),
  ],
};
