import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { BodyTiles } from './view.tsx';

export const block = {
  label: 'Body types',
  help: 'Cars from the side, one tile for each shape.',
  fields,
  view: BodyTiles,
  samples,
} satisfies Block<typeof fields>;
