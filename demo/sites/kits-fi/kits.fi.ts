import { block, type DemoPage, link } from '../../site-builder.ts';

/** The catalogue; kits have their pages below it. */
export const kits: DemoPage = {
  id: 'kits',
  language: 'fi',
  path: '/setit',
  name: 'Setit',
  fields: {
    metaTitle: 'Varaosasetit autoosi',
    navTitle: 'Setit',
    metaDescription:
      'Huolto-, jarru-, jakopää-, kytkin- ja talvisetit yli 1 600 automalliin. Valitse auto, niin näet sopivat laatikot, osat ja hinnat.',
    order: 1,
  },
  main: [
    block('kit-list', {
      title: 'Setti joka työhön',
      titleTag: 'h1',
      lead: 'Laatikossa on kaikki, mitä työhön tarvitaan, viimeistä ruuvia myöten.',
    }),
    block('call-panel', {
      title: 'Lue rekisterinumero, me luemme hyllyn.',
      text: 'Etkö ole varma mallista tai moottorista? Soita tiskille ja kerro, mitä aiot tehdä. Oikea setti selviää kahdessa minuutissa.',
      link: link('tel:+358100004700', '010 000 4700'),
      secondLink: link('/nain-tilaat', 'Näin tilaat'),
      facts: [
        { label: 'sopi kerralla', value: '99,3 %' },
        { label: 'lähtee samana päivänä', value: '93 %' },
        { label: 'takuu', value: '36 kk' },
      ],
      tone: 'brand',
    }),
  ],
};

const description = 'Varaosasetti: laatikon osat, hinta ja autot, joihin se sopii.';

export const kitPages: readonly DemoPage[] = [
  {
    id: 'kit',
    language: 'fi',
    path: '/setit/,-w-,/,-w-,',
    name: 'Setti',
    hideInNavigation: true,
    fields: { metaTitle: 'Setti', metaDescription: description },
    main: [
      block('kit-page', {
        notFoundText:
          'Se on loppunut tai saanut uuden numeron. Näistä voi löytyä oikea, ja tiski tietää loput: 010 000 4700.',
      }),
    ],
  },
  // The number alone leads on to the whole address.
  {
    id: 'kit-by-number',
    language: 'fi',
    path: '/setit/,-w-,',
    name: 'Setti numerolla',
    hideInNavigation: true,
    fields: { metaTitle: 'Setti', metaDescription: description },
    main: [block('kit-page', {})],
  },
];
