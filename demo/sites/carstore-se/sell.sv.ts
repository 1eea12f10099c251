import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const sell: DemoPage = {
  id: 'sell',
  language: 'sv',
  path: '/salj-bil',
  name: 'Sälj bil',
  fields: {
    metaTitle: 'Sälj din bil på en fika',
    navTitle: 'Sälj bil',
    metaDescription:
      'Pris på två minuter, koll i butiken på trettio, pengar samma dag. Vi löser lånet och sköter ägarbytet.',
    order: 2,
  },
  main: [
    block('sell-panel', {
      title: 'Två minuter till ett pris.',
      titleTag: 'h1',
      text: 'Fyll i registreringsnumret och mätarställningen, eller läs upp dem på telefon. Priset gäller i sju dagar och hundra mil, oavsett om du köper något av oss.',
      image: picture('pictures/carstore/sell-suv', 'Mörkblå suv, snett framifrån'),
      link: link('#sell-form', 'Få ett pris'),
      secondLink: link('tel:+46101234500', 'Ring 010-123 45 00'),
      steps: [
        { title: 'Pris på telefon', text: '2 minuter' },
        { title: 'Koll i butiken', text: '30 minuter' },
        { title: 'Pengar på kontot', text: 'samma dag' },
      ],
    }),
    block('sell-car', {
      title: 'Berätta om bilen',
      text: 'Registreringsnummer och mätarställning behöver vi. Resten kan du hoppa över.',
    }),
    block('rich-text', {
      title: 'Så räknar vi',
      width: 'beside heading',
      body: toRichText(`
        Vi tittar på vad likadana bilar har sålts för de senaste trettio dagarna, hos oss och hos andra. Inte vad de är utannonserade för.

        Sedan drar vi av det vi vet att vi måste göra: däck, service, en lackad dörr. Du får se raderna. Till sist vår marginal, som i snitt är åtta procent.

        - Serviceboken ifylld ger mellan 3 000 och 9 000 kr mer.
        - Två uppsättningar hjul ger i snitt 4 500 kr.
        - Repor som kan poleras drar vi inte av för.

        Säger du nej efter kollen i butiken är allt glömt. Åtta av tio säger ja.
      `),
    }),
    block('link-rows', {
      title: 'Ta med dig',
      figurePlace: 'last',
      tone: 'stage',
      rows: [
        {
          title: 'Legitimation',
          text: 'Den som står som ägare behöver vara med, eller ha skrivit en fullmakt.',
        },
        {
          title: 'Registreringsbeviset',
          text: 'Gula delen. Borttappad går bra, då beställer vi en ny.',
          figure: '70 kr',
        },
        { title: 'Alla nycklar', text: 'En saknad nyckel kostar mer än man tror.', figure: '2 800 kr' },
        {
          title: 'Lånehandlingarna',
          text: 'Finns det lån på bilen löser vi det och betalar dig mellanskillnaden.',
        },
      ],
    }),
    block('faq', {
      title: 'Om att sälja',
      text: 'Vi köper 110 bilar om dagen. Det mesta har hänt förut.',
      link: link('tel:+46101234500', '010-123 45 00'),
      note: 'Vardagar 8–19, lördag 10–16',
      items: [
        {
          question: 'Köper ni alla bilar?',
          answer: toRichText(
            'Nästan. Bilar äldre än 15 år eller med fler än 25 000 mil skickar vi vidare till auktion, och säger det rakt ut.',
          ),
        },
        {
          question: 'När får jag pengarna?',
          answer: toRichText(
            'Samma dag som du lämnar nycklarna, om klockan är före två. Annars nästa bankdag.',
          ),
        },
        {
          question: 'Bilen har körförbud. Köper ni den ändå?',
          answer: toRichText('Ja. Vi hämtar den med bärgare. Inom fem mil kostar det ingenting.'),
        },
        {
          question: 'Får jag mer om jag byter in?',
          answer: toRichText('Nej, bilen är värd lika mycket. Men du slipper vänta mellan två bilar.'),
        },
      ],
    }),
  ],
};
