import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { BrandRow } from './view.tsx';

export const block = {
  fields,
  view: BrandRow,
} satisfies Block<typeof fields>;
