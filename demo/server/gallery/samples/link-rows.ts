import type { fields } from '../../../../src/content/blocks/link-rows/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'figure first, beside the heading': {
    title: 'Along the way',
    titleSize: 'large',
    text: 'Power, plugs and posts. Where the road is, not where the land was cheap.',
    action: { href: '/hitta-laddare', text: 'All places' },
    rows: [
      {
        figure: '300',
        unit: 'kW',
        title: 'Västerhamn, Kajgatan',
        text: 'Hamnen 2 · CCS2',
        note: '8 posts',
        link: { href: '/a' },
      },
      {
        figure: '400',
        unit: 'kW',
        title: 'Björkvik, E6 Norra',
        text: 'Junction 97 · CCS2',
        note: '12 posts',
        link: { href: '/b' },
      },
      {
        figure: '22',
        unit: 'kW',
        title: 'Lindö shopping centre',
        text: 'Lindövägen 40 · Type 2',
        note: '6 posts',
        link: { href: '/c' },
      },
    ],
  },
  'price list below the heading': {
    title: 'This month',
    layout: 'below heading',
    figurePlace: 'last',
    tone: 'stage',
    rows: [
      {
        title: 'Service, light truck',
        text: 'Oil, filters, brakes and a test drive',
        note: 'up to 3.5 t',
        figure: '4 950 kr',
      },
      {
        title: 'Tachograph calibration',
        text: 'While you wait, with certificate',
        note: '90 min',
        figure: '2 900 kr',
      },
    ],
  },
  'plain rows on the brand colour': {
    title: 'Learn a trade. Keep it.',
    titleSize: 'large',
    text: 'Seven in ten of our site managers started in the workshop.',
    tone: 'brand',
    rows: [
      { title: 'Diagnostic technician', note: 'Västerhamn', link: { href: '/a' } },
      { title: 'Product owner, web', note: 'Gothenburg', link: { href: '/b' } },
    ],
    more: { href: '/careers', text: 'All open positions' },
  },
} satisfies Record<string, Authored<typeof fields>>;
