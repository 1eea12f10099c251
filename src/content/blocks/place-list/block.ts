import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { PlaceList } from './view.tsx';

export const block = {
  fields,
  view: PlaceList,
} satisfies Block<typeof fields>;
