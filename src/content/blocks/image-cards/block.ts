import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { ImageCards } from './view.tsx';

export const block = {
  fields,
  view: ImageCards,
} satisfies Block<typeof fields>;
