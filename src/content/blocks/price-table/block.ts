import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { PriceTable } from './view.tsx';

export const block = {
  fields,
  view: PriceTable,
} satisfies Block<typeof fields>;
