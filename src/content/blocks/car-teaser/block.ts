import { type CarTeaserData, loadTeaser } from '../../../features/cars/teaser/load-teaser.ts';
import { CarTeaser } from '../../../features/cars/teaser/views/car-teaser.tsx';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';

export const block = {
  fields,
  stylesheets: ['src/features/cars/card/views/car-row.css'],
  load: loadTeaser,
  view: CarTeaser,
} satisfies Block<typeof fields, CarTeaserData | undefined>;
