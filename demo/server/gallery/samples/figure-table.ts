import type { fields } from '../../../../src/content/blocks/figure-table/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'countries and people': {
    title: 'Five countries',
    text: 'We enter a market once, with local people, and do not leave when it rains.',
    labelTitle: 'Country',
    noteTitle: 'Since',
    valueTitle: 'People',
    rows: [
      { label: 'Sweden', note: '1928', value: '2 460', amount: 2460 },
      { label: 'Norway', note: '1971', value: '980', amount: 980 },
      { label: 'Finland', note: '1996', value: '610', amount: 610 },
    ],
  },
  'two columns on paper': {
    title: 'Emissions',
    labelTitle: 'Year',
    valueTitle: 'Tonnes of CO₂',
    rows: [
      { label: '2023', value: '18 400', amount: 18400 },
      { label: '2025', value: '12 900', amount: 12900 },
    ],
    tone: 'paper',
  },
} satisfies Record<string, Authored<typeof fields>>;
