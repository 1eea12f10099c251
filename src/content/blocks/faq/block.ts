import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { Faq } from './view.tsx';

export const block = {
  fields,
  view: Faq,
  samples,
} satisfies Block<typeof fields>;
