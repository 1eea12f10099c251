import type { fields } from '../../../../src/content/blocks/body-tiles/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

const tiles = [
  { label: 'Halvkombi', note: 'Ryms överallt', image: { media: 'pictures/carstore/side-hatch' } },
  { label: 'Kombi', note: 'Sväljer det mesta', image: { media: 'pictures/carstore/side-estate' } },
  { label: 'Suv', note: 'Sitter högt', image: { media: 'pictures/carstore/side-suv' } },
  { label: 'Sedan', note: 'Tyst på långresan', image: { media: 'pictures/carstore/side-sedan' } },
  { label: 'Minibuss', note: 'Sju säten, minst', image: { media: 'pictures/carstore/side-people-carrier' } },
];

export const samples = {
  'five shapes that lead on': {
    title: 'Börja med formen',
    link: { href: '/kop-bil', text: 'Alla biltyper' },
    tiles: tiles.map((tile) => ({ ...tile, link: { href: '/kop-bil' } })),
  },
  'four shapes, nothing behind them': { title: 'Fyra former', tiles: tiles.slice(0, 4) },
} satisfies Record<string, Authored<typeof fields>>;
