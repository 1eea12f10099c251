import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { BrandRow } from './view.tsx';

export const block = {
  fields,
  view: BrandRow,
  samples,
} satisfies Block<typeof fields>;
