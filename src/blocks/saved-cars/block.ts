import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { SavedCars } from './view.tsx';

export const block = {
  label: 'Saved cars',
  help: 'The cars a visitor pressed the heart on. The heart in the header leads to the first page that has this block.',
  fields,
  view: SavedCars,
  samples,
} satisfies Block<typeof fields>;
