import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { RichText } from './view.tsx';

export const block = {
  fields,
  view: RichText,
  samples,
} satisfies Block<typeof fields>;
