import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { BrandRow } from './view.tsx';

export const block = {
  label: 'Brands in a row',
  help: 'The makes a site sells, as a row of logos.',
  fields,
  view: BrandRow,
  samples,
} satisfies Block<typeof fields>;
