import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { Carousel } from './view.tsx';

export const block = {
  fields,
  view: Carousel,
} satisfies Block<typeof fields>;
