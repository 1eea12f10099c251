import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const history: DemoPage = {
  id: 'history',
  language: 'sv',
  path: '/meista/historia',
  name: 'Historia',
  fields: {
    metaTitle: 'Från en gård till nio',
    navTitle: 'Historia',
    metaDescription:
      'Carstore i Finland sedan 2016: gården i Petikko, rostrapporten, batterimätningen och Solvik.',
    order: 1,
  },
  main: [
    block('rich-text', {
      title: 'Från en gård till nio',
      titleTag: 'h1',
      lead: 'I Sverige började man i en biltvätt 2009. Hos oss började det i snöslask sju år senare.',
    }),
    block('link-rows', {
      title: 'År för år',
      rows: [
        {
          figure: '2016',
          title: 'Petikko',
          text: 'Fjorton bilar och en kaffekokare. Den första affären gjordes upp med två ord.',
        },
        {
          figure: '2017',
          title: 'En del av Solvik',
          text: 'Vi fick tak, verkstad och en ekonomidirektör, i den ordningen.',
        },
        {
          figure: '2018',
          title: 'Rosten får en egen sida',
          text: 'Underredet fotograferas på varje bil. De vackraste bilderna är från Sydeuropa.',
        },
        {
          figure: '2021',
          title: 'Batteriet mäts',
          text: 'Varje elbil laddas full och körs tom. Siffran står på prislappen.',
        },
        {
          figure: '2024',
          title: 'Lahtis',
          text: 'Den nionde gården. Någon tionde är inte planerad, eftersom transporten fungerar.',
        },
      ],
    }),
    block('image', {
      image: picture('scenes/forest-road', 'En vinröd farmarbil på en skogsväg'),
      caption: 'Provkörningsrundan norrut från Petikko, 20 kilometer.',
      width: 'wide',
    }),
  ],
};

export const careers: DemoPage = {
  id: 'careers',
  language: 'sv',
  path: '/meista/toihin',
  name: 'Jobba hos oss',
  fields: {
    metaTitle: 'Jobba hos oss',
    navTitle: 'Jobba hos oss',
    metaDescription:
      'Lediga platser på Carstore: bilförsäljare, mekaniker och tvättare. Fast lön, ingen provision.',
    order: 2,
  },
  main: [
    block('rich-text', {
      title: 'Jobba hos oss',
      titleTag: 'h1',
      lead: 'Fast lön, ingen provision, ledigt varannan lördag. För pratsamhet betalar vi inget extra.',
    }),
    block('link-rows', {
      title: 'Lediga platser',
      text: 'Skriv tre rader om dig själv. Betygen hinner vi titta på senare.',
      action: link('mailto:rekry@carstore.example', 'rekry@carstore.example'),
      rows: [
        { title: 'Bilförsäljare, tvåspråkig', text: 'Svenska och finska', note: 'Vasa' },
        { title: 'Bilförsäljare', text: 'Du lyssnar mer än du talar', note: 'Uleåborg' },
        { title: 'Tvättare', text: 'Du ser repan före kunden', note: 'Vanda, två platser' },
        { title: 'Mekaniker, elbilar', text: 'SFS 6002, eller viljan att avlägga den', note: 'Tammerfors' },
      ],
    }),
    block('call-panel', {
      title: 'Fråga först, sök sedan.',
      text: 'Riitta svarar, och det är hon som väljer.',
      link: link('tel:+358100004580', '010 000 4580'),
      tone: 'brand',
    }),
  ],
};

export const newsletter: DemoPage = {
  id: 'newsletter',
  language: 'sv',
  path: '/meista/uutiskirje',
  name: 'Nyhetsbrev',
  fields: {
    metaTitle: 'Fyra brev om året',
    navTitle: 'Nyhetsbrev',
    metaDescription: 'Carstores brev: vad begagnade bilar kostar just nu, och ett råd från en mekaniker.',
    order: 3,
  },
  main: [
    block('rich-text', {
      title: 'Fyra brev om året',
      titleTag: 'h1',
      lead: 'Vad begagnade bilar kostar nu, vilka som har sjunkit mest och ett råd från den som ligger under dem.',
    }),
    block('marketing-form', {
      formId: 'newsletter-sv',
      title: 'Vart skickar vi dem?',
      text: 'Du slutar med ett klick. Öppnar du inget på ett år slutar vi själva.',
    }),
    block('rich-text', {
      title: 'Din adress',
      width: 'beside heading',
      body: toRichText(
        'Vi använder den till brevet och inget annat. Resten står under [dataskydd](/sv/tietosuoja).',
      ),
    }),
  ],
};
