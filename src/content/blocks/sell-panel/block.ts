import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { SellPanel } from './view.tsx';

export const block = {
  fields,
  view: SellPanel,
  samples,
} satisfies Block<typeof fields>;
