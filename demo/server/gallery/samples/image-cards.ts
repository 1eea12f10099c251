import type { fields } from '../../../../src/content/blocks/image-cards/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

const cards = [
  {
    image: { media: 'scenes/coast-dusk', alt: 'A green SUV on the coast road at dusk' },
    label: 'On the road',
    date: '04/11/2026',
    title: 'Forty miles of coast on one charge and two cinnamon buns',
    text: 'The best break is rarely found beside the motorway.',
    link: { href: '/stories/coast' },
  },
  {
    image: { media: 'scenes/winter-mountains', alt: 'A blue SUV before snowy mountains' },
    label: 'Owning a car',
    date: '28/10/2026',
    title: 'How an electric car feels at minus twenty',
    link: { href: '/stories/winter' },
  },
  {
    label: 'News',
    date: '21/10/2026',
    title: 'The i4 has landed, and it can be driven',
    link: { href: '/stories/i4' },
  },
];

export const samples = {
  'one large, two small': { heading: 'Stories', link: { href: '/stories', text: 'Show all' }, cards },
  'three in a row': { heading: 'Stories', layout: 'three', cards },
  'two in a row': {
    heading: 'Stories',
    lead: 'About roads, cars and the people who mend them',
    layout: 'two',
    cards,
  },
  'four in a row': { layout: 'four', cards },
} satisfies Record<string, Authored<typeof fields>>;
