import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { TextWithImage } from './view.tsx';

export const block = {
  fields,
  view: TextWithImage,
  samples,
} satisfies Block<typeof fields>;
