import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { PriceTable } from './view.tsx';

export const block = {
  fields,
  view: PriceTable,
  samples,
} satisfies Block<typeof fields>;
