import type { Authored } from '../../../shared/platform/fields/fields.ts';
import type { fields } from './fields.ts';

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
