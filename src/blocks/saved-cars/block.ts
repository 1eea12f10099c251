import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { SavedCars } from './view.tsx';

export const block = {
  fields,
  stylesheets: ['src/catalogue/saved/saved.css'],
  view: SavedCars,
  samples,
} satisfies Block<typeof fields>;
