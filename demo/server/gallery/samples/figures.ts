import type { fields } from '../../../../src/content/blocks/figures/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

const group = [
  { value: '€2.9 bn', label: 'net sales 2025' },
  { value: '118 400', label: 'cars sold' },
  { value: '4 820', label: 'people' },
  { value: '41 %', label: 'equity ratio' },
];

export const samples = {
  'on paper, with a heading': { title: 'The year in four figures', figures: group },
  'on ink': { figures: group, tone: 'dark' },
  'three, on the brand colour': { figures: group.slice(0, 3), tone: 'brand' },
} satisfies Record<string, Authored<typeof fields>>;
