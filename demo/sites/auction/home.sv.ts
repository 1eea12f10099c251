import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { thursdays } from './thursdays.ts';

export const home: DemoPage = {
  id: 'home',
  language: 'sv',
  path: '/',
  name: 'Start',
  fields: {
    metaTitle: 'Bilauktion för handlare varje torsdag',
    navTitle: 'Start',
    metaDescription:
      '320 inbytesbilar i veckan, provade på 112 punkter. Auktion i Lindö torsdagar klockan tio, för bilhandlare.',
    ogImage: picture('scenes/auction-hall'),
    headerOverContent: true,
  },
  main: [
    block('hero', {
      image: picture('scenes/auction-hall', 'En vinröd cabriolet i auktionshallen'),
      imagePhone: picture('scenes/auction-hall-phone'),
      title: 'Första, andra, tredje.',
      text: '320 inbytesbilar under klubban varje torsdag klockan tio. Provade på 112 punkter, med bild på varje repa.',
      variant: 'FullScreen',
      contentPlacement: 'Bottom',
      link: link('/kopa', 'Så köper du'),
      buttonType: 'Accent',
      secondLink: link('/kalender', 'Kommande torsdagar'),
    }),
    block('live-lots', {
      title: 'Näst på tur',
      text: 'Sex av torsdagens 320. Förhandsbuden är lagda på telefon och gäller tills utropet börjar.',
      weekday: 'Thursday',
      time: '10:00',
      closed: [{ date: '2026-12-24' }, { date: '2026-12-31' }],
      secondsPerLot: 41,
      lots: [
        {
          number: 14,
          name: 'Volkswagen Golf 1.5 TSI Life',
          details: '2021, 4 820 mil, en ägare',
          image: picture('pictures/carstore/car-hatch-white', 'En vit halvkombi snett framifrån'),
          start: 92000,
          bid: 104500,
          bids: 7,
          reserveMet: true,
        },
        {
          number: 37,
          name: 'Volvo V60 B4 Momentum',
          details: '2020, 9 140 mil, drag, kamremmen bytt',
          image: picture('pictures/carstore/car-estate-navy', 'En mörkblå kombi snett framifrån'),
          start: 118000,
          bid: 121500,
          bids: 3,
        },
        {
          number: 88,
          name: 'Toyota RAV4 2.5 Hybrid',
          details: '2019, 11 600 mil, repa på vänster bakdörr',
          image: picture('pictures/carstore/car-suv-sand', 'En sandfärgad suv snett framifrån'),
          start: 134000,
          bid: 151000,
          bids: 11,
          reserveMet: true,
        },
        {
          number: 142,
          name: 'Mercedes-Benz eVito 112',
          details: '2022, 3 900 mil, hyllor ingår',
          image: picture('pictures/carstore/car-van-steel', 'En stålgrå transportbil snett framifrån'),
          start: 149000,
        },
        {
          number: 205,
          name: 'Audi A6 Avant 40 TDI',
          details: '2021, 8 310 mil, luftfjädring utan anmärkning',
          image: picture('pictures/solvik/car-tourer-black', 'En svart kombi snett framifrån'),
          start: 186000,
          bid: 192500,
          bids: 4,
        },
        {
          number: 311,
          name: 'BMW 530e xDrive',
          details: '2020, 7 450 mil, batteriet mätt till 91 procent',
          image: picture('pictures/solvik/car-aurel-silver', 'En silvergrå sedan snett framifrån'),
          start: 174000,
        },
      ],
      link: link('tel:+46105500150', 'Lägg förhandsbud'),
      note: 'Buden höjs med 500 kronor. Tiden räknas från utrop 1 och kan glida några minuter.',
    }),
    block('link-rows', {
      title: 'Kommande torsdagar',
      titleSize: 'large',
      text: 'Katalogen läggs upp på måndagen före, klockan tolv. Då kan förhandsbud lämnas på telefon.',
      action: link('/kalender', 'Hela kalendern'),
      rows: thursdays.slice(0, 4),
    }),
    block('steps', {
      title: 'En torsdag\ni fyra slag.',
      tone: 'light',
      steps: [
        {
          title: 'Titta',
          text: 'Hallen öppnar klockan sju. Alla bilar är olåsta och går att starta. Protokollet ligger på sätet.',
        },
        {
          title: 'Bjud',
          text: 'Klockan tio, i hallen eller på nätet. Ett utrop tar 41 sekunder. Buden höjs med 500 kronor.',
        },
        {
          title: 'Betala',
          text: 'Senast fredag klockan tolv. Fakturan har en rad per bil och inga rader till.',
        },
        {
          title: 'Hämta',
          text: 'Inom fyra arbetsdagar, eller låt oss köra. Trettio mil kostar 1 950 kronor.',
        },
      ],
    }),
    block('figure-table', {
      title: 'Sålt i oktober',
      text: 'Fem torsdagar, 1 600 bilar. Snittpriset var 118 400 kronor.',
      labelTitle: 'Drivmedel',
      noteTitle: 'Snittpris, kr',
      valueTitle: 'Bilar',
      tone: 'paper',
      rows: [
        { label: 'Bensin', note: '84 100', value: '432', amount: 432 },
        { label: 'Laddhybrid', note: '152 600', value: '416', amount: 416 },
        { label: 'El', note: '163 900', value: '352', amount: 352 },
        { label: 'Diesel', note: '72 500', value: '304', amount: 304 },
        { label: 'Elhybrid', note: '103 500', value: '96', amount: 96 },
      ],
    }),
    block('call-panel', {
      title: 'Har du tjugo bilar för mycket?',
      text: 'Vi hämtar, provar, fotograferar och säljer. Du sätter reservationspriset och får pengarna på fredagen.',
      link: link('/salja', 'Så säljer du'),
      secondLink: link('tel:+46105500151', '010-550 01 51'),
      facts: [
        { label: 'från samtal till klubbslag', value: '8 dagar' },
        { label: 'avgift per såld bil', value: '2 400 kr' },
        { label: 'avgift per osåld bil', value: '0 kr' },
      ],
    }),
    block('faq', {
      title: 'Innan du höjer handen',
      text: 'Auktionskontoret svarar vardagar 7–17 och hela torsdagen.',
      link: link('tel:+46105500150', '010-550 01 50'),
      firstOpen: true,
      items: [
        {
          question: 'Får privatpersoner köpa?',
          answer: toRichText(
            'Nej. Här handlar företag med företag, utan konsumentköplag. Är du privat finns samma sorts bilar, med garanti, hos [Carstore](http://carstore-se.localhost:3000).',
          ),
        },
        {
          question: 'Vad händer om protokollet hade fel?',
          answer: toRichText(
            'Hör av dig inom två arbetsdagar. Fattas något på de 112 punkterna betalar vi lagningen eller tar tillbaka bilen.',
          ),
        },
        {
          question: 'Kan jag bjuda i förväg?',
          answer: toRichText(
            'Ja, på telefon från måndag klockan tolv. Vi bjuder åt dig upp till din gräns och aldrig ett steg längre än vi måste.',
          ),
        },
      ],
    }),
  ],
};
