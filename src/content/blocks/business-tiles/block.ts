import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { BusinessTiles } from './view.tsx';

export const block = {
  fields,
  view: BusinessTiles,
} satisfies Block<typeof fields>;
