import type { Block } from '../../sites/page-context.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { SavedCarsSection } from '../../catalogue/saved/views/saved-cars-section.tsx';

export const block = {
  fields,
  stylesheets: ['src/catalogue/saved/saved.css'],
  view: SavedCarsSection,
  samples,
} satisfies Block<typeof fields>;
