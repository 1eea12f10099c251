import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { BusinessTiles } from './view.tsx';

export const block = {
  fields,
  view: BusinessTiles,
  samples,
} satisfies Block<typeof fields>;
