import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { RichText } from './view.tsx';

export const block = {
  fields,
  view: RichText,
} satisfies Block<typeof fields>;
