import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { PlaceList } from './view.tsx';

export const block = {
  fields,
  view: PlaceList,
  samples,
} satisfies Block<typeof fields>;
