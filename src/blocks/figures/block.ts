import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { Figures } from './view.tsx';

export const block = {
  label: 'Figures',
  help: 'A row of figures and what they count.',
  fields,
  view: Figures,
  samples,
} satisfies Block<typeof fields>;
