import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { CallPanel } from './view.tsx';

export const block = {
  fields,
  view: CallPanel,
  samples,
} satisfies Block<typeof fields>;
