import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { TextWithImage } from './view.tsx';

export const block = {
  fields,
  view: TextWithImage,
} satisfies Block<typeof fields>;
