import { prose } from '../../prose.ts';
import { block, type DemoPage, link, picture } from '../../write.ts';

export const buyCar: DemoPage = {
  id: 'buy-car',
  language: 'sv',
  path: '/kop-bil',
  name: 'Köp bil',
  fields: {
    metaTitle: 'Köp bil',
    navTitle: 'Köpa bil',
    metaDescription:
      'Så köper du bil hos Solvik: ett pris, 112 kontrollerade punkter och fjorton dagars öppet köp.',
    order: 5,
  },
  main: [
    block('hero', {
      image: picture('pictures/solvik/cabin', 'Utsikten från förarplatsen i skymningen'),
      title: 'Sätt dig först. Bestäm sedan.',
      text: 'Ett dygns provkörning säger mer än en broschyr. Nyckeln hänger i disken.',
      link: link('/kop-bil/alla-bilar-i-lager', 'Bilar i lager'),
      buttonType: 'Light',
      secondLink: link('/bilmarken', 'Märkena'),
    }),
    block('steps', {
      title: 'Så går ett köp till',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Prova', text: 'Ett dygn, med försäkring. Kör den till jobbet och in i garaget.' },
        { title: 'Läs protokollet', text: '112 punkter. De gula visar vi på bilen.' },
        {
          title: 'Byt in',
          text: 'Din gamla bil värderas medan du dricker kaffe. Priset är detsamma om du bara säljer.',
        },
        { title: 'Hämta', text: 'Registrerad, försäkrad och tvättad. Ångrar du dig har du fjorton dagar.' },
      ],
    }),
    block('link-rows', {
      title: 'Betala som det passar',
      text: 'Räkneexemplen gäller en bil för 300 000 kr i november 2026.',
      figurePlace: 'last',
      rows: [
        { title: 'Kontant', text: 'Banköverföring, klar på en minut', figure: '300 000 kr' },
        {
          title: 'Billån',
          text: '20 % kontant, 60 månader, 5,95 %, inga avgifter. Effektiv ränta 6,11 %, totalt 338 040 kr',
          figure: '4 634 kr/mån',
        },
        {
          title: 'Privatleasing',
          text: '36 månader, 1 500 mil per år, service ingår',
          figure: 'från 3 495 kr/mån',
        },
        { title: 'Företag', text: 'Finansiell eller operationell leasing', figure: 'offert' },
      ],
    }),
    block('call-panel', {
      title: 'Fråga någon som vet.',
      text: 'Kundservice ser hela lagret och kan flytta en bil till din anläggning utan kostnad.',
      link: link('tel:+46105500128', 'Ring 010-550 01 28'),
      secondLink: link('/anlaggningar', 'Hitta din anläggning'),
      tone: 'brand',
    }),
  ],
};

export const carsInStock: DemoPage = {
  id: 'car-list',
  language: 'sv',
  path: '/kop-bil/alla-bilar-i-lager',
  name: 'Alla bilar i lager',
  fields: {
    metaTitle: 'Alla bilar i lager',
    navTitle: 'Bilar i lager',
    metaDescription:
      'Vad som brukar stå i Solviks hallar, från vilket pris och hur du får bilen till din anläggning.',
  },
  main: [
    block('rich-text', {
      title: 'Alla bilar i lager',
      titleTag: 'h1',
      lead: 'Bilarna står på tolv anläggningar och byter ägare snabbt. Säg vad du söker, så letar vi i hela lagret och flyttar bilen till dig.',
    }),
    block('model-cards', {
      heading: 'Det här brukar stå i hallarna',
      link: link('tel:+46105500128', 'Ring 010-550 01 28'),
      cards: [
        {
          title: 'Kombi',
          text: 'Hälften av alla vi säljer. Oftast med dragkrok.',
          image: picture('pictures/solvik/car-tourer-sand', 'En sandfärgad kombi snett framifrån'),
          link: link('/anlaggningar'),
          label1: 'Pris från',
          labelValue1: '189 900 kr',
          label2: 'Vanligast',
          labelValue2: 'laddhybrid',
        },
        {
          title: 'Suv',
          text: 'Högre instegsyta, samma garage.',
          image: picture('pictures/solvik/car-n7-green', 'En grön suv snett framifrån'),
          link: link('/anlaggningar'),
          label1: 'Pris från',
          labelValue1: '239 900 kr',
          label2: 'Vanligast',
          labelValue2: 'el',
        },
        {
          title: 'Halvkombi',
          text: 'Lätt att parkera, svår att tröttna på.',
          image: picture('pictures/solvik/car-kivi-teal', 'En blågrön halvkombi snett framifrån'),
          link: link('/anlaggningar'),
          label1: 'Pris från',
          labelValue1: '129 900 kr',
          label2: 'Vanligast',
          labelValue2: 'bensin',
        },
      ],
    }),
    block('rich-text', {
      title: 'Det här ingår',
      body: prose(`
        - **Protokollet.** 112 punkter, med bilder på det som inte är som nytt.
        - **Garanti.** Tolv månader på begagnade bilar upp till åtta år.
        - **Öppet köp.** Fjorton dagar eller 50 mil.
        - **Flytten.** Från vilken som helst av våra anläggningar till din.

        Skriv till [bilar@solvik.example](mailto:bilar@solvik.example) med märke, pris och vad bilen ska orka dra.
        Du får tre förslag samma vardag.
      `),
      width: 'beside heading',
    }),
  ],
};

export const carsInStockEnglish: DemoPage = {
  id: 'car-list',
  language: 'en',
  path: '/kop-bil/alla-bilar-i-lager',
  name: 'Cars in stock',
  fields: {
    metaTitle: 'Cars in stock',
    navTitle: 'Cars',
    metaDescription: 'What usually stands in Solvik’s showrooms in Sweden, and how we bring a car to yours.',
    order: 5,
  },
  main: [
    block('rich-text', {
      title: 'Cars in stock',
      titleTag: 'h1',
      lead: 'The cars stand at twelve dealerships and change hands quickly. Say what you are looking for; we search the whole stock and move the car to you.',
    }),
    block('rich-text', {
      title: 'What comes with it',
      body: prose(`
        - **The report.** 112 points, with pictures of whatever is not as new.
        - **Warranty.** Twelve months on used cars up to eight years old.
        - **Fourteen days.** Or 500 km. Bring it back if it was wrong.
        - **The move.** From any of our dealerships to yours, free.

        Ring [010-550 01 28](tel:+46105500128) or write to [bilar@solvik.example](mailto:bilar@solvik.example) with
        make, price and what it should be able to tow. You get three suggestions the same weekday.
      `),
      width: 'beside heading',
    }),
  ],
};
