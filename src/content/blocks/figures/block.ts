import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { Figures } from './view.tsx';

export const block = {
  fields,
  view: Figures,
  samples,
} satisfies Block<typeof fields>;
