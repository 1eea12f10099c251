import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { Image } from './view.tsx';

export const block = {
  fields,
  view: Image,
  samples,
} satisfies Block<typeof fields>;
