import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { Faq } from './view.tsx';

export const block = {
  label: 'Questions and answers',
  help: 'Questions that open, beside a heading and a telephone number.',
  fields,
  view: Faq,
  samples,
} satisfies Block<typeof fields>;
