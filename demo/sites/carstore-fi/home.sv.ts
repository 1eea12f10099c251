import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const home: DemoPage = {
  id: 'home',
  language: 'sv',
  path: '/',
  name: 'Carstore',
  fields: {
    metaTitle: 'Begagnade bilar som redan är inkörda',
    navTitle: 'Start',
    metaDescription:
      '{cars: /sv/osta-auto/vaihtoautot} begagnade bilar i nio butiker i Finland. 97 granskade punkter, 14 dagars returrätt och 12 månaders trygghet.',
    ogImage: picture('pictures/carstore/car-hatch-ice'),
    order: 0,
  },
  main: [
    block('stage-hero', {
      title: 'Någon annan har kört in din nästa bil.',
      text: '{cars: /sv/osta-auto/vaihtoautot} bilar i nio butiker, granskade punkt för punkt. Felen berättar vi om innan du frågar.',
      image: picture('pictures/carstore/car-hatch-ice', 'Isblå halvkombi, snett bakifrån'),
      tone: 'light',
      hasSearchBar: true,
      searchPlaceholderPhone: 'Märke eller modell',
      searchPlaceholderDesktop: 'Sök märke, modell eller utrustning',
      link: link('/sv/osta-auto', 'Så köper du'),
      secondLink: link('/sv/loyda-meidat', 'Närmaste butik'),
      figures: [
        { value: '97', label: 'granskade punkter' },
        { value: '14', label: 'dagars returrätt' },
        { value: '12', label: 'månaders trygghet' },
      ],
      tag: {
        label: 'Bilar från',
        value: '{lowest monthly cost: /sv/osta-auto/vaihtoautot}',
        link: link('/sv/osta-auto/vaihtoautot'),
      },
      ways: [
        {
          icon: 'car',
          title: 'Köp bil',
          text: 'Det som står på gården',
          link: link('/sv/osta-auto/vaihtoautot'),
        },
        { icon: 'hand-coins', title: 'Sälj bil', text: 'Pris per telefon', link: link('/sv/myy-auto') },
        {
          icon: 'shield-check',
          title: 'Returnera',
          text: '14 dagar, 1 000 km',
          link: link('/sv/auton-omistaminen'),
        },
        { icon: 'map-pin', title: 'Hitta oss', text: 'Nio butiker', link: link('/sv/loyda-meidat') },
      ],
    }),
    block('body-tiles', {
      title: 'Börja med formen',
      link: link('/sv/osta-auto/vaihtoautot', 'Alla karosser'),
      tiles: [
        {
          image: picture('pictures/carstore/side-estate', 'Farmarbil från sidan'),
          label: 'Farmarbil',
          note: 'Till villan och hem',
          link: link('/sv/osta-auto/vaihtoautot'),
        },
        {
          image: picture('pictures/carstore/side-hatch', 'Halvkombi från sidan'),
          label: 'Halvkombi',
          note: 'Ryms i rutan',
          link: link('/sv/osta-auto/vaihtoautot'),
        },
        {
          image: picture('pictures/carstore/side-suv', 'SUV från sidan'),
          label: 'SUV',
          note: 'Oplogad väg',
          link: link('/sv/osta-auto/vaihtoautot'),
        },
        {
          image: picture('pictures/carstore/side-sedan', 'Sedan från sidan'),
          label: 'Sedan',
          note: 'Långt och tyst',
          link: link('/sv/osta-auto/vaihtoautot'),
        },
        {
          image: picture('pictures/carstore/side-people-carrier', 'Minivan från sidan'),
          label: 'Minivan',
          note: 'Hela laget',
          link: link('/sv/osta-auto/vaihtoautot'),
        },
      ],
    }),
    block('car-teaser', {
      title: 'Inne sedan i går',
      link: link('/sv/osta-auto/vaihtoautot', 'Visa alla bilar'),
    }),
    block('sell-panel', {
      title: 'Sälj bilen på kaffepausen.',
      text: 'Ge oss registernumret och mätarställningen. Priset gäller en vecka, och pengarna finns på kontot samma dag.',
      image: picture('pictures/carstore/sell-suv', 'Mörkblå SUV, snett framifrån'),
      tone: 'accent',
      link: link('/sv/myy-auto', 'Så går det till'),
      secondLink: link('tel:+358100004500', '010 000 4500'),
      steps: [
        { title: 'Pris per telefon', text: '2 minuter' },
        { title: 'Granskning i butiken', text: '30 minuter' },
        { title: 'Pengar på kontot', text: 'samma dag' },
      ],
    }),
    block('car-of-the-week', { title: 'Veckans bil' }),
    block('place-list', {
      title: 'Nio butiker',
      text: 'Samma lager och samma pris överallt. Står bilen i Uleåborg och du i Åbo flyttar vi den.',
      rows: [
        {
          name: 'Vanda, Petikko',
          address: 'Petikovägen 18, 01720 Vanda',
          note: 'Vard. 9–18, lö 10–16',
          link: link('/sv/loyda-meidat/vantaa-petikko', 'Till butiken'),
        },
        {
          name: 'Esbo, Gloms',
          address: 'Glomsvägen 9, 02740 Esbo',
          note: 'Vard. 9–18, lö 10–16',
          link: link('/sv/loyda-meidat/espoo-lommila', 'Till butiken'),
        },
        {
          name: 'Åbo, Västercentrum',
          address: 'Kärsämäkivägen 26, 20360 Åbo',
          note: 'Vard. 9–18, lö 10–15',
          link: link('/sv/loyda-meidat/turku-lansikeskus', 'Till butiken'),
        },
        {
          name: 'Tammerfors, Lielax',
          address: 'Possijärvenkatu 4, 33400 Tammerfors',
          note: 'Vard. 9–18, lö 10–15',
          link: link('/sv/loyda-meidat/tampere-lielahti', 'Till butiken'),
        },
        {
          name: 'Vasa',
          address: 'Kapellbacksvägen 12, 65370 Vasa',
          note: 'Vard. 9–17, lö 10–14',
          link: link('/sv/loyda-meidat/vaasa', 'Till butiken'),
        },
        {
          name: 'Uleåborg, Limingotull',
          address: 'Ratamotie 22, 90630 Uleåborg',
          note: 'Vard. 9–18, lö 10–15',
          link: link('/sv/loyda-meidat/oulu-limingantulli', 'Till butiken'),
        },
      ],
      link: link('/sv/loyda-meidat', 'Alla butiker'),
    }),
    block('faq', {
      title: 'Det som brukar undras',
      text: 'Hittar du inte svaret? Ring och välj svenska. Den som svarar kan bilar.',
      link: link('tel:+358100004500', '010 000 4500'),
      note: 'Vardagar 8–18, lördagar 10–15',
      firstOpen: true,
      items: [
        {
          question: 'Hur fungerar returrätten?',
          answer: toRichText(
            'Kör till jobbet, till villan och ner i den trånga hallen. Passar bilen inte lämnar du tillbaka den inom 14 dagar och 1 000 kilometer, i vilken butik du vill. Pengarna är tillbaka inom tre bankdagar.',
          ),
        },
        {
          question: 'Vad ingår i granskningen?',
          answer: toRichText(
            '97 punkter på lyft och på väg: bromsar, underrede, rost, batteri, el och lack. Rapporten följer med bilen. [Mer om granskningen](/sv/auton-omistaminen)',
          ),
        },
        {
          question: 'Ingår vinterdäck?',
          answer: toRichText(
            'Ja. Varje bil har två uppsättningar lagliga däck, och mitt i säsongen skiftar vi dem åt dig.',
          ),
        },
        {
          question: 'Kan jag ge min gamla bil i byte?',
          answer: toRichText(
            'Ja, oavsett märke och ålder. Vi värderar den medan du provkör. [Så räknar vi](/sv/myy-auto)',
          ),
        },
        {
          question: 'För ni hem bilen?',
          answer: toRichText(
            'Ja. Under hundra kilometer kostar det 120 euro, längre resor prissätter vi på förhand.',
          ),
        },
      ],
    }),
  ],
};
