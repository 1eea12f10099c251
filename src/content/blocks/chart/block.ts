import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { Chart } from './view.tsx';

export const block = {
  fields,
  view: Chart,
} satisfies Block<typeof fields>;
