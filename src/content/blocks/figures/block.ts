import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { Figures } from './view.tsx';

export const block = {
  fields,
  view: Figures,
} satisfies Block<typeof fields>;
