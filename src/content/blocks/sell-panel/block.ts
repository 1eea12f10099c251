import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { SellPanel } from './view.tsx';

export const block = {
  fields,
  view: SellPanel,
} satisfies Block<typeof fields>;
