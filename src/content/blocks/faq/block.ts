import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { Faq } from './view.tsx';

export const block = {
  fields,
  view: Faq,
} satisfies Block<typeof fields>;
