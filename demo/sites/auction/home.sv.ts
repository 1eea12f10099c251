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
    block('figures', {
      figures: [
        { value: '320', label: 'bilar varje torsdag' },
        { value: '41 sek', label: 'tar ett utrop, i genomsnitt' },
        { value: '92 %', label: 'går över reservationspriset' },
        { value: 'fredag', label: 'får säljaren sina pengar' },
      ],
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
