import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { BodyTiles } from './view.tsx';

export const block = {
  fields,
  view: BodyTiles,
} satisfies Block<typeof fields>;
