import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { chargingCurve } from './charging-curve.ts';
import { priceRows } from './price-rows.ts';

export const home: DemoPage = {
  id: 'home',
  language: 'sv',
  path: '/',
  name: 'Start',
  fields: {
    metaTitle: 'Snabbladdning längs vägen',
    navTitle: 'Start',
    metaDescription:
      '212 laddare mellan Malmö och Sundsvall. Ett pris på skylten, kort vid stolpen, hjälp dygnet runt.',
    ogImage: picture('scenes/charging-night'),
    headerOverContent: true,
  },
  main: [
    block('hero', {
      image: picture('scenes/charging-night', 'En blå suv laddar under ett upplyst tak en klar natt'),
      imagePhone: picture(
        'scenes/charging-night-phone',
        'En blå suv laddar under ett upplyst tak en klar natt',
      ),
      title: 'Fulladdad före kaffet.',
      text: '212 laddare längs vägarna mellan Malmö och Sundsvall. Blippa kortet, ladda, kör vidare.',
      variant: 'FullScreen',
      contentPlacement: 'Top',
      link: link('/hitta-laddare', 'Hitta laddare'),
      buttonType: 'Accent',
      secondLink: link('/priser', 'Se priserna'),
    }),
    block('link-rows', {
      title: 'Längs vägen',
      titleSize: 'large',
      text: 'Tre av 29 platser. Vi bygger där man ändå stannar: vid kaffet, vid avfarten, vid köpcentret.',
      action: link('/hitta-laddare', 'Alla 29 platser'),
      rows: [
        {
          figure: '300',
          unit: 'kW',
          title: 'Västerhamn, Kajgatan',
          text: 'Hamnen 2 · CCS2',
          note: '8 laddare',
          link: link('/hitta-laddare'),
        },
        {
          figure: '400',
          unit: 'kW',
          title: 'Björkvik, E6 Norra',
          text: 'Trafikplats 97 · CCS2',
          note: '12 laddare',
          link: link('/hitta-laddare'),
        },
        {
          figure: '22',
          unit: 'kW',
          title: 'Lindö köpcentrum',
          text: 'Lindövägen 40 · Typ 2',
          note: '6 laddare',
          link: link('/hitta-laddare'),
        },
      ],
    }),
    block('steps', {
      title: 'Tre rörelser.\nIngen manual.',
      steps: [
        {
          title: 'Backa in',
          text: 'Varje plats är upplyst och kabeln är fem meter. Den når, även om luckan sitter på fel sida.',
        },
        {
          title: 'Blippa',
          text: 'Bankkort, telefon eller laddbricka. Har du appen känner stolpen igen bilen och startar själv.',
        },
        {
          title: 'Ta en kaffe',
          text: 'Vi skickar ett sms vid 80 procent. Sedan har du en kvart på dig innan platsen börjar kosta.',
        },
      ],
    }),
    block('chart', {
      ...chargingCurve,
      title: 'Från 10 till 80 procent på 22 minuter',
      text: 'Uppmätt i Björkvik, 300 kW, fem grader ute',
      xTitle: 'Minuter',
      yTitle: 'Laddnivå i procent',
    }),
    block('price-table', {
      title: 'Ett pris på skylten.',
      text: 'Samma dygnet runt. Inga startavgifter, inget roaming, ingen kupong som löper ut i morgon.',
      ...priceRows.sv,
      footnote:
        'Kronor per kWh inklusive moms, från 1 november 2026. Stå kvar längre än 15 minuter efter full laddning: 3 kr/min.',
    }),
    block('call-panel', {
      title: 'Laddning på jobbet, utan jobbet.',
      text: 'Vi ritar, gräver, äger och sköter. Ni upplåter marken och får betalt per kilowattimme. Från fyra platser och uppåt.',
      link: link('/foretag', 'Så går det till'),
      secondLink: link('tel:+46105500160', '010-550 01 60'),
      facts: [
        { label: 'från ja till ström', value: '9 veckor' },
        { label: 'drifttid senaste året', value: '99,4 %' },
        { label: 'investering för er', value: '0 kr' },
      ],
    }),
    block('faq', {
      title: 'Bra frågor',
      text: 'Ring om det krånglar vid stolpen. Vi svarar dygnet runt och kan starta den härifrån.',
      link: link('tel:+46105500161', '010-550 01 61'),
      firstOpen: true,
      items: [
        {
          question: 'Passar kabeln min bil?',
          answer: toRichText(
            'Ja, om den är byggd för Europa efter 2013. Alla snabbladdare har CCS2, de flesta platser även Typ 2. Kabeln sitter fast i stolpen.',
          ),
        },
        {
          question: 'Varför går det långsammare när det är kallt?',
          answer: toRichText(
            'Batteriet skyddar sig självt. Ställ in oss som mål i bilens navigation så värmer den upp på vägen.',
          ),
        },
        {
          question: 'Kan jag boka en plats?',
          answer: toRichText(
            'Med Plus kan du hålla en ledig plats i tjugo minuter. Annars gäller kö, som vid korvkiosken.',
          ),
        },
        {
          question: 'Var kommer elen ifrån?',
          answer: toRichText(
            'Vind och vatten från Bohuslän och Jämtland, köpt med ursprungsgaranti timme för timme.',
          ),
        },
        {
          question: 'Får jag kvitto till jobbet?',
          answer: toRichText('Ja, i appen och via mejl, med momsen utskriven.'),
        },
      ],
    }),
  ],
};
