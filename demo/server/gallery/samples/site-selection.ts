import type { fields } from '../../../../src/content/blocks/site-selection/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'four dealerships': {
    title: 'Välkommen in',
    text: 'Kaffet är på från nio, lördagar från tio.',
    sites: [
      { slug: 'solvik-uddevalla' },
      { slug: 'solvik-goteborg' },
      { slug: 'solvik-trollhattan' },
      { slug: 'solvik-boras' },
    ],
    link: { href: '/anlaggningar', text: 'Alla anläggningar' },
  },
  'three stores': {
    title: 'Närmast dig',
    sites: [{ slug: 'uppsala' }, { slug: 'taby' }, { slug: 'barkarby' }],
  },
} satisfies Record<string, Authored<typeof fields>>;
