import type { Block } from '../../sites/page-context.ts';
import { fields } from './fields.ts';
import { type CarTeaserData, loadTeaser } from '../../catalogue/teaser/load-teaser.ts';
import { samples } from './sample.ts';
import { CarTeaser } from '../../catalogue/teaser/views/car-teaser.tsx';

export const block = {
  fields,
  stylesheets: ['src/catalogue/views/car-row.css'],
  load: loadTeaser,
  view: CarTeaser,
  samples,
} satisfies Block<typeof fields, CarTeaserData | undefined>;
