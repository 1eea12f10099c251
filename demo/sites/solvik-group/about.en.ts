import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const about: DemoPage = {
  id: 'about',
  language: 'en',
  path: '/about-us',
  name: 'About us',
  fields: {
    metaTitle: 'Our history in twelve cars',
    navTitle: 'About us',
    metaDescription:
      'From a boatyard that mended lorries to eight businesses in five countries, told in twelve cars.',
    order: 1,
  },
  main: [
    block('rich-text', {
      title: 'Our history in twelve cars.',
      titleTag: 'h1',
      lead: 'Companies like to tell their history in years. We remember it by what stood on the lift.',
    }),
    block('image', {
      image: picture('scenes/dealership-dusk', 'The showroom by the water in Västerhamn, lit at dusk'),
      width: 'wide',
      caption: 'Västerhamn. The showroom of 1954, with the bistro behind the second window from the left.',
    }),
    block('link-rows', {
      title: '1928 to today',
      text: 'Six of the twelve still run. Two of them come in for service.',
      rows: [
        {
          figure: '1928',
          title: 'A delivery lorry',
          text: 'Nils Solvik mends it in his boatyard because nobody else will. It leaves in four days.',
        },
        {
          figure: '1936',
          title: 'A black saloon',
          text: 'The first car sold rather than mended. The customer pays in herring and the rest in May.',
        },
        {
          figure: '1945',
          title: 'A wood-gas truck',
          text: 'Kept the harbour moving for six winters. The burner hangs in the bistro.',
        },
        {
          figure: '1954',
          title: 'A two-stroke, grey',
          text: 'First car in the new showroom. The floor is still there.',
        },
        {
          figure: '1963',
          title: 'An estate, red',
          text: 'Nils’s daughter Astrid buys out her brothers and orders forty of them.',
        },
        {
          figure: '1971',
          title: 'A Norwegian taxi',
          text: 'Breaks down in Västerhamn. Its owner becomes our first partner in Halden.',
        },
        {
          figure: '1984',
          title: 'A used hatchback',
          text: 'Returned after three weeks, taken back without a word. The words came later and became Carstore.',
        },
        {
          figure: '1996',
          title: 'A Finnish van',
          text: 'Needs eleven parts from eleven places. Osasetti begins on a napkin.',
        },
        {
          figure: '2007',
          title: 'A company fleet',
          text: 'Ingrid Solvik takes the chair and the first decision: no more debt than we can explain.',
        },
        {
          figure: '2012',
          title: 'An electric hatchback',
          text: 'Reaches us with four per cent left. We dig the first charger the same week.',
        },
        { figure: '2017', title: 'A Slovak saloon', text: 'Opens Bratislava. Sold before the sign was up.' },
        {
          figure: '2025',
          title: 'Car number 118,400',
          text: 'The last one of the year, handed over on the thirty-first at ten to four.',
        },
      ],
    }),
    block('rich-text', {
      title: 'Board and management',
      width: 'beside heading',
      body: toRichText(`
        The family owns 84 per cent through Solvik Holding. Staff own eleven, bought at market price over twenty years. Five per cent belongs to the Västerhamn Savings Foundation, which once lent us the money for the roof.

        ### Board

        - Helena Brandt, chair from 1 January 2027. Formerly head of a shipping line, still gets seasick.
        - Ingrid Solvik, chair until 31 December 2026.
        - Jonas Solvik Lie, fourth generation, workshop manager in Lindö.
        - Aino Kallio, Helsinki. Accounts for a living.
        - Peter Marsh, Leeds. Sold cars for thirty years and misses it.
        - Two members elected by the staff.

        ### Management

        Johan Ek is chief executive, since 2019. He started as an apprentice in 1994. Marta Hallén keeps the money, Tuomas Virta the countries, and Åsa Norell the people.
      `),
    }),
    block('call-panel', {
      title: 'Come and see.',
      text: 'The office in Västerhamn has open house on the last Friday of every month. Coffee at two, tour at half past.',
      link: link('tel:+46105500100', '+46 10 550 01 00'),
      facts: [
        { label: 'owned by the family', value: '84%' },
        { label: 'owned by staff', value: '11%' },
        { label: 'owned by a savings foundation', value: '5%' },
      ],
    }),
  ],
};
