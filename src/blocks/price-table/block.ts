import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { PriceTable } from './view.tsx';

export const block = {
  label: 'Price table',
  help: 'Prices in rows and columns; the recommended column stands on ink.',
  fields,
  view: PriceTable,
  samples,
} satisfies Block<typeof fields>;
