import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { Chart } from './view.tsx';

export const block = {
  fields,
  view: Chart,
  samples,
} satisfies Block<typeof fields>;
