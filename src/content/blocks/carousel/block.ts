import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { Carousel } from './view.tsx';

export const block = {
  fields,
  view: Carousel,
  samples,
} satisfies Block<typeof fields>;
