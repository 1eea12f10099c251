import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { FigureTable } from './view.tsx';

export const block = {
  fields,
  view: FigureTable,
  samples,
} satisfies Block<typeof fields>;
