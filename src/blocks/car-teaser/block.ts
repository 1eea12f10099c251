import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { type CarTeaserData, loadTeaser } from './load.ts';
import { samples } from './sample.ts';
import { CarTeaser } from './view.tsx';

export const block = {
  fields,
  stylesheets: ['src/catalogue/views/car-row.css'],
  load: loadTeaser,
  view: CarTeaser,
  samples,
} satisfies Block<typeof fields, CarTeaserData | undefined>;
