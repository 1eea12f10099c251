import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const sell: DemoPage = {
  id: 'sell',
  language: 'sv',
  path: '/myy-auto',
  name: 'Sälj bil',
  fields: {
    metaTitle: 'Sälj bilen på kaffepausen',
    navTitle: 'Sälj bil',
    metaDescription:
      'Pris per telefon, granskning på en halvtimme, pengar på kontot samma dag. Vi betalar bort lånet och sköter papperen.',
    order: 2,
  },
  main: [
    block('sell-panel', {
      title: 'Registernumret räcker.',
      titleTag: 'h1',
      text: 'Fyll i formuläret, eller ring och läs upp mätarställningen. Priset håller i en vecka, vare sig du köper något av oss eller inte.',
      image: picture('pictures/carstore/sell-suv', 'Mörkblå SUV, snett framifrån'),
      link: link('#sell-form', 'Be om ett pris'),
      secondLink: link('tel:+358100004500', 'Ring 010 000 4500'),
      steps: [
        { title: 'Pris per telefon', text: '2 minuter' },
        { title: 'Granskning i butiken', text: '30 minuter' },
        { title: 'Pengar på kontot', text: 'samma dag' },
      ],
    }),
    block('sell-car', {
      title: 'Berätta om bilen',
      text: 'Registernummer och mätarställning behöver vi. Resten kan du lämna tomt.',
    }),
    block('rich-text', {
      title: 'Så uppstår priset',
      width: 'beside heading',
      body: toRichText(`
        Vi ser på vad likadana bilar har **sålts** för under den senaste månaden. Prisbegäran är en önskan.

        Från det dras de arbeten bilen behöver: däck, service, en bucklig dörr. Du ser raderna. Resten är vår andel, i snitt åtta procent.

        - Full servicebok höjer priset med 300–900 euro.
        - En andra uppsättning goda däck ger omkring 350 euro.
        - Motorvärmare och kupéuttag är inte heller att förakta.

        Säger du nej efter granskningen har vi i alla fall bjudit på kaffe.
      `),
    }),
    block('link-rows', {
      title: 'Ta med dig',
      figurePlace: 'last',
      tone: 'stage',
      rows: [
        { title: 'Identitetsbevis', text: 'Ägaren ska vara på plats eller ha gett en fullmakt.' },
        {
          title: 'Registreringsintyget',
          text: 'Båda delarna. För ett försvunnet beställs ett nytt.',
          figure: '11 €',
        },
        { title: 'Alla nycklar', text: 'En nyckel som saknas kostar mer än man tror.', figure: '290 €' },
        { title: 'Finansieringsavtalet', text: 'Vi betalar bort resten och dig mellanskillnaden.' },
      ],
    }),
    block('faq', {
      title: 'Om att sälja',
      text: 'Vi köper trettio bilar om dagen. Det mesta har vi sett.',
      link: link('tel:+358100004500', '010 000 4500'),
      note: 'Vardagar 8–18, lördagar 10–15',
      items: [
        {
          question: 'När kommer pengarna?',
          answer: toRichText(
            'Samma dag, om du överlåter nycklarna före klockan två. Annars följande bankdag.',
          ),
        },
        {
          question: 'Köper ni bilar med fel?',
          answer: toRichText(
            'Ja, när du berättar om felet. En bil som inte går hämtar vi, gratis upp till 50 kilometer.',
          ),
        },
        {
          question: 'Vem gör överlåtelseanmälan?',
          answer: toRichText('Vi. Bekräftelsen från Traficom kommer till din telefon innan du går.'),
        },
      ],
    }),
  ],
};
