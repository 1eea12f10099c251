import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { FigureTable } from './view.tsx';

export const block = {
  fields,
  view: FigureTable,
} satisfies Block<typeof fields>;
