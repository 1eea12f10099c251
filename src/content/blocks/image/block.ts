import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { Image } from './view.tsx';

export const block = {
  fields,
  view: Image,
} satisfies Block<typeof fields>;
