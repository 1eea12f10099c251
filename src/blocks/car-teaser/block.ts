import { type CarTeaserData, loadTeaser } from '../../catalogue/teaser/load-teaser.ts';
import { CarTeaser } from '../../catalogue/teaser/views/car-teaser.tsx';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';

export const block = {
  fields,
  stylesheets: ['src/catalogue/views/car-row.css'],
  load: loadTeaser,
  view: CarTeaser,
  samples,
} satisfies Block<typeof fields, CarTeaserData | undefined>;
