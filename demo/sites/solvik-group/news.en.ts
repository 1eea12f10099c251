import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const news: DemoPage = {
  id: 'news',
  language: 'en',
  path: '/news',
  name: 'News',
  fields: {
    metaTitle: 'News',
    navTitle: 'News',
    metaDescription: 'Reports, openings and people. When there is something to say.',
    order: 5,
  },
  main: [
    block('rich-text', {
      title: 'News, when there is some.',
      titleTag: 'h1',
      lead: 'Eleven items this year so far. These are the latest three.',
    }),
    block('image-cards', {
      layout: 'three',
      cards: [
        {
          image: picture('scenes/close-wheel'),
          label: 'Interim report',
          date: '06/11/2026',
          title: 'Third quarter: fewer new cars, fuller workshops',
          text: 'Sales were level at 718 million euro. Service grew by nine per cent.',
          link: link('/news/third-quarter-2026'),
        },
        {
          image: picture('scenes/charging-night'),
          label: 'Charging',
          date: '22/10/2026',
          title: 'Ström switches on its two-hundredth charger, in a car park we already owned',
          text: 'Twelve posts in Jönköping, three weeks of digging.',
          link: link('/news/two-hundred-chargers'),
        },
        {
          image: picture('scenes/harbour'),
          label: 'People',
          date: '02/10/2026',
          title: 'Ingrid Solvik steps down as chair after nineteen years',
          text: 'Helena Brandt takes over at the turn of the year.',
          link: link('/news/ingrid-solvik-steps-down'),
        },
      ],
    }),
    block('link-rows', {
      title: 'For the press',
      rows: [
        {
          title: 'Karin Boman, communications',
          text: 'Weekdays 8–17',
          note: '+46 10 550 01 08',
          link: link('tel:+46105500108'),
        },
        {
          title: 'Pictures of people, cars and buildings',
          text: 'Free to use with our name beside them',
          note: 'press@solvik.example',
          link: link('mailto:press@solvik.example'),
        },
      ],
    }),
  ],
};

export const articles: readonly DemoPage[] = [
  {
    id: 'news-q3',
    language: 'en',
    path: '/news/third-quarter-2026',
    name: 'Third quarter 2026',
    hideInNavigation: true,
    fields: {
      metaTitle: 'Third quarter: fewer new cars, fuller workshops',
      navTitle: 'Third quarter 2026',
      metaDescription:
        'Net sales 718 million euro, operating margin 3.2 per cent. Service grew by nine per cent.',
    },
    main: [
      block('rich-text', {
        title: 'Third quarter: fewer new cars, fuller workshops',
        titleTag: 'h1',
        lead: 'Interim report, 06/11/2026',
        body: toRichText(`
          Net sales for July to September were 718 million euro, against 721 million in the same quarter last year. New cars fell by six per cent, used cars rose by two and service by nine. The operating margin was 3.2 per cent (3.0).

          ‘People keep their cars longer and look after them better. That is good for them and not bad for us,’ says Johan Ek, chief executive.

          Carstore opened in Žilina and Drammen. Ström passed two hundred chargers. Klubban sold 4,160 cars at thirteen auctions, as many as the spring.

          The equity ratio at the end of the quarter was 41 per cent. No new loans were taken.

          Questions are answered by Marta Hallén, chief financial officer, [+46 10 550 01 04](tel:+46105500104).
        `),
      }),
    ],
  },
  {
    id: 'news-chargers',
    language: 'en',
    path: '/news/two-hundred-chargers',
    name: 'Two hundred chargers',
    hideInNavigation: true,
    fields: {
      metaTitle: 'Ström switches on its two-hundredth charger',
      navTitle: 'Two hundred chargers',
      metaDescription: 'Twelve posts of 400 kW in Jönköping, on land the group has owned since 1978.',
    },
    main: [
      block('rich-text', {
        title: 'Ström switches on its two-hundredth charger, in a car park we already owned',
        titleTag: 'h1',
        lead: 'Charging, 22/10/2026',
        body: toRichText(`
          On Thursday the twelve posts at Torsvik outside Jönköping were switched on, and with them charger number two hundred. Since then twelve more have followed.

          The car park belonged to a tyre warehouse that Solvik bought in 1978 and closed in 2003. ‘We spent two years looking for land along the E4 before somebody in accounts asked what we paid property tax for,’ says Samira Haddad, who plans the sites.

          The posts give 400 kW each. A roof, light and a place to drive straight through with a trailer are standard. The coffee is from the bakery next door, which has asked for a longer lease.

          [Where all 212 chargers stand](http://charging.localhost:3000/en/find-a-charger)
        `),
      }),
      block('image', {
        image: picture('scenes/charging-night', 'A car charging at a lit post at night'),
        width: 'wide',
      }),
    ],
  },
  {
    id: 'news-chair',
    language: 'en',
    path: '/news/ingrid-solvik-steps-down',
    name: 'Ingrid Solvik steps down',
    hideInNavigation: true,
    fields: {
      metaTitle: 'Ingrid Solvik steps down as chair',
      navTitle: 'Ingrid Solvik steps down',
      metaDescription:
        'After nineteen years the family hands the chair to Helena Brandt, the first from outside.',
    },
    main: [
      block('rich-text', {
        title: 'Ingrid Solvik steps down as chair after nineteen years',
        titleTag: 'h1',
        lead: 'People, 02/10/2026',
        body: toRichText(`
          Ingrid Solvik leaves the chair of Solvik Group on 31 December. Helena Brandt, a member of the board since 2021, takes over. She is the first chair from outside the family.

          When Ingrid Solvik took the chair in 2007 the group had two countries, 1,300 people and an equity ratio of 19 per cent. It leaves her hands with five countries, 4,820 people and 41 per cent.

          > I was told to grow it or keep it. Nobody had tried doing the second first.
          > — Ingrid Solvik

          She stays on the board until the general meeting in April, and at the window table of Bistro Navet for as long as they will have her.
        `),
      }),
    ],
  },
];
