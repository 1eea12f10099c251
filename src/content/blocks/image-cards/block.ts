import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { ImageCards } from './view.tsx';

export const block = {
  fields,
  view: ImageCards,
  samples,
} satisfies Block<typeof fields>;
