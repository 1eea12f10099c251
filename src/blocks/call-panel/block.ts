import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { CallPanel } from './view.tsx';

export const block = {
  label: 'Call panel',
  help: 'A band in the brand colour with one thing to do and a few facts.',
  fields,
  view: CallPanel,
  samples,
} satisfies Block<typeof fields>;
