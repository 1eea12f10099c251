import type { fields } from '../../../../src/content/blocks/price-table/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

const cells = (...values: string[]) => values.map((value) => ({ value }));

export const samples = {
  'three plans, one recommended': {
    title: 'One price on the sign.',
    text: 'The same around the clock. No start fees, no roaming.',
    corner: 'Power',
    columns: [
      { title: 'Card at the post', note: 'no account' },
      { title: 'The app', note: 'free' },
      { title: 'Ström Plus', note: '79 kr a month', recommended: true },
    ],
    rows: [
      { title: 'Normal', note: 'up to 22 kW', cells: cells('4.20', '3.90', '3.20') },
      { title: 'Fast', note: '50–150 kW', cells: cells('5.60', '5.20', '4.10') },
      { title: 'Ultra', note: '300–400 kW', cells: cells('6.40', '5.90', '4.60') },
      {
        title: 'Sixty miles in an ordinary car',
        note: '18 kWh, ultra',
        small: true,
        cells: cells('115 kr', '106 kr', '83 kr'),
      },
    ],
    footnote:
      'Kronor per kWh including VAT. Staying more than 15 minutes after a full charge: 3 kr a minute.',
  },
  'two columns, none recommended': {
    title: 'Reach',
    titleSize: 'section',
    columns: [{ title: 'Summer' }, { title: 'Winter' }],
    rows: [
      { title: 'City', cells: cells('480 km', '370 km') },
      { title: 'Motorway', cells: cells('360 km', '280 km') },
    ],
  },
} satisfies Record<string, Authored<typeof fields>>;
