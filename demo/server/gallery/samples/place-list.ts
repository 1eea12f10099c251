import type { fields } from '../../../../src/content/blocks/place-list/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

const uppsala = {
  name: 'Carstore Uppsala',
  address: 'Rapsgatan 25, 754 50 Uppsala',
  note: 'Vardagar 9–19, helg 10–16',
  link: { href: 'tel:+46181234510', text: '018-123 45 10' },
};
const vasteras = {
  name: 'Carstore Västerås',
  address: 'Hallsta gårdsgata 9, 721 38 Västerås',
  note: 'Vardagar 9–18, lördag 10–15',
  link: { href: 'tel:+46211234530', text: '021-123 45 30' },
};

export const samples = {
  'beside a map': {
    title: '21 butiker, en nära dig',
    rows: [
      { ...uppsala, x: 72.2, y: 23.8 },
      { ...vasteras, x: 62.1, y: 28 },
    ],
    picture: { media: 'pictures/carstore/map-south', alt: 'Karta över södra Sverige' },
    towns: [
      { name: 'Linköping', x: 53.8, y: 49 },
      { name: 'Malmö', count: '4', x: 30.7, y: 95 },
    ],
    link: { href: '/kop-bil/hitta-oss', text: 'Se alla butiker' },
  },
  'in columns': { title: 'Hitta oss', text: 'Två butiker, fler på väg.', rows: [uppsala, vasteras] },
} satisfies Record<string, Authored<typeof fields>>;
