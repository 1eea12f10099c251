import { SavedCarsSection } from '../../../features/cars/saved/views/saved-cars-section.tsx';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';

export const block = {
  fields,
  stylesheets: ['src/features/cars/saved/saved.css'],
  view: SavedCarsSection,
} satisfies Block<typeof fields>;
