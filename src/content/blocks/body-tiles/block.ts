import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { BodyTiles } from './view.tsx';

export const block = {
  fields,
  view: BodyTiles,
  samples,
} satisfies Block<typeof fields>;
