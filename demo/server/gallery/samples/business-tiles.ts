import type { fields } from '../../../../src/content/blocks/business-tiles/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'four businesses': {
    title: 'Businesses',
    tiles: [
      {
        theme: 'solvik',
        name: 'Solvik',
        text: 'Dealers and workshops in three countries',
        figure: '41 sites',
        link: { href: '/a' },
      },
      {
        theme: 'charging',
        ground: 'accent',
        name: 'ström',
        text: 'Fast charging by the road',
        figure: '212 chargers',
        link: { href: '/b' },
      },
      {
        theme: 'bistro',
        name: 'Navet',
        text: 'A bistro between the workshop and the water',
        figure: '42 chairs',
        link: { href: '/c' },
      },
      {
        theme: 'auction',
        name: 'Klubban',
        text: 'Trade auctions every Thursday',
        figure: '320 cars a week',
        link: { href: '/d' },
      },
    ],
  },
} satisfies Record<string, Authored<typeof fields>>;
