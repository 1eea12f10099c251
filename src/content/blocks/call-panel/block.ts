import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { CallPanel } from './view.tsx';

export const block = {
  fields,
  view: CallPanel,
} satisfies Block<typeof fields>;
