import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const sell: DemoPage = {
  id: 'sell',
  language: 'sk',
  path: '/predat-auto',
  name: 'Predať auto',
  fields: {
    metaTitle: 'Výkup áut: cena do dvoch minút',
    navTitle: 'Predať auto',
    metaDescription:
      'Cena po telefóne, obhliadka za polhodinu, peniaze v ten istý deň. Úver vyplatíme a prepis vybavíme.',
    order: 1,
  },
  main: [
    block('sell-panel', {
      title: 'EČV, kilometre, cena.',
      titleTag: 'h1',
      text: 'Viac na začiatok nepotrebujeme. Cena platí sedem dní, či si od nás niečo kúpite, alebo nie.',
      image: picture('pictures/carstore/sell-suv', 'Tmavomodré SUV šikmo spredu'),
      link: link('#sell-form', 'Požiadať o cenu'),
      secondLink: link('tel:+421200004500', 'Zavolať 02/0000 4500'),
      steps: [
        { title: 'Cena po telefóne', text: '2 minúty' },
        { title: 'Obhliadka v predajni', text: '30 minút' },
        { title: 'Peniaze na účte', text: 'v ten istý deň' },
      ],
    }),
    block('sell-car', {
      title: 'Povedzte nám o aute',
      text: 'Evidenčné číslo a stav tachometra potrebujeme. Ostatné môžete nechať prázdne.',
    }),
    block('rich-text', {
      title: 'Ako na cenu prídeme',
      width: 'beside heading',
      body: toRichText(`
        Pozeráme sa, za koľko sa rovnaké autá za posledný mesiac **predali**. Inzerovaná cena je iba želanie.

        Od toho odpočítame, čo treba urobiť: pneumatiky, rozvody, jedny dvere do lakovne. Riadky uvidíte. Zvyšok je naša marža, v priemere osem percent.

        - Úplná servisná knižka pridá 200 až 700 eur.
        - Druhá sada kolies pridá okolo 250 eur.
        - Škrabance, ktoré sa dajú vyleštiť, nerátame.

        Ak po obhliadke poviete nie, rozlúčime sa v dobrom. Osem z desiatich povie áno.
      `),
    }),
    block('link-rows', {
      title: 'Čo si vziať so sebou',
      figurePlace: 'last',
      tone: 'stage',
      rows: [
        { title: 'Občiansky preukaz', text: 'Príde majiteľ, alebo niekto s overeným splnomocnením.' },
        {
          title: 'Osvedčenie o evidencii',
          text: 'Obe časti. Ak sa jedna stratila, vybavíme novú.',
          figure: '6 €',
        },
        { title: 'Všetky kľúče', text: 'Chýbajúci stojí viac, než sa zdá.', figure: '220 €' },
        { title: 'Zmluva o úvere', text: 'Zostatok vyplatíme a rozdiel pošleme vám.' },
      ],
    }),
    block('faq', {
      title: 'O predaji',
      text: 'Vykúpime dvadsaťpäť áut denne. Takmer všetko sme už videli.',
      link: link('tel:+421200004500', '02/0000 4500'),
      note: 'Po–pi 8:00–18:00, so 9:00–14:00',
      items: [
        {
          question: 'Kúpite aj auto bez STK?',
          answer: toRichText('Áno. Ak nie je pojazdné, prídeme poň s odťahovkou, do 30 kilometrov zadarmo.'),
        },
        {
          question: 'Vezmete auto na protiúčet?',
          answer: toRichText('Vezmeme, za rovnakú cenu. Ušetríte len čas medzi dvoma autami.'),
        },
        {
          question: 'Môžem predať firemné auto?',
          answer: toRichText('Áno, vystavíte faktúru a my ju uhradíme v deň prevzatia.'),
        },
      ],
    }),
  ],
};
