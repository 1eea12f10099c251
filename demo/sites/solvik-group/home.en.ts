import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { tiles } from './tiles.en.ts';

export const home: DemoPage = {
  id: 'home',
  language: 'en',
  path: '/',
  name: 'Home',
  fields: {
    metaTitle: 'Family-owned automotive retail since 1928',
    navTitle: 'Home',
    metaDescription:
      'Eight businesses in five countries: dealers, used cars, charging, trucks, finance, auctions, parts and a bistro.',
    ogImage: picture('scenes/fjord-dawn'),
    headerOverContent: true,
  },
  main: [
    block('hero', {
      image: picture('scenes/fjord-dawn', 'A still fjord at dawn'),
      title: 'We keep people moving, and stay where we are.',
      text: 'A family-owned retail group. Eight businesses, five countries, one address by the harbour since 1928.',
      variant: 'FullScreen',
      contentPlacement: 'Top',
    }),
    block('figures', {
      placement: 'foot of the hero',
      figures: [
        { value: '€2.9 bn', label: 'net sales 2025' },
        { value: '118,400', label: 'cars sold' },
        { value: '4,820', label: 'people' },
        { value: '41%', label: 'equity ratio' },
      ],
    }),
    block('rich-text', {
      title: 'Who we are',
      width: 'beside heading',
      body: toRichText(`
        Four generations of the same family have sold cars from the same quay. We own our buildings, train our own technicians and have paid for our growth with last year’s profit.

        That makes us slower than some. It also means that when you come back with a question in nine years, somebody will know which car you are talking about.

        [Our history in twelve cars](/about-us)
      `),
    }),
    block('business-tiles', { title: 'Eight businesses', tiles }),
    block('figure-table', {
      title: 'Five countries',
      text: 'We enter a market once, with local people, and do not leave when it rains.',
      labelTitle: 'Country',
      noteTitle: 'Since',
      valueTitle: 'People',
      rows: [
        { label: 'Sweden', note: '1928', value: '2,460', amount: 2460 },
        { label: 'Norway', note: '1971', value: '980', amount: 980 },
        { label: 'Finland', note: '1996', value: '610', amount: 610 },
        { label: 'United Kingdom', note: '2008', value: '540', amount: 540 },
        { label: 'Slovakia', note: '2017', value: '230', amount: 230 },
      ],
    }),
    block('image-cards', {
      heading: 'News',
      link: link('/news', 'All news'),
      layout: 'three',
      cards: [
        {
          image: picture('scenes/close-wheel'),
          label: 'Interim report',
          date: '06/11/2026',
          title: 'Third quarter: fewer new cars, fuller workshops',
          link: link('/news/third-quarter-2026'),
        },
        {
          image: picture('scenes/charging-night'),
          label: 'Charging',
          date: '22/10/2026',
          title: 'Ström switches on its two-hundredth charger, in a car park we already owned',
          link: link('/news/two-hundred-chargers'),
        },
        {
          image: picture('scenes/harbour'),
          label: 'People',
          date: '02/10/2026',
          title: 'Ingrid Solvik steps down as chair after nineteen years',
          link: link('/news/ingrid-solvik-steps-down'),
        },
      ],
    }),
    block('link-rows', {
      title: 'Learn a trade. Keep it.',
      titleSize: 'large',
      text: 'Seven in ten of our site managers started in the workshop. We take 140 apprentices a year and pay them from day one.',
      tone: 'brand',
      rows: [
        { title: 'Diagnostic technician', note: 'Västerhamn', link: link('/careers') },
        { title: 'Product owner, web', note: 'Gothenburg', link: link('/careers') },
        { title: 'Store manager, Carstore', note: 'Košice', link: link('/careers') },
        { title: 'Charging site engineer', note: 'Sundsvall', link: link('/careers') },
      ],
      more: link('/careers', 'All open positions'),
    }),
  ],
};
