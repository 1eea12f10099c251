import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { type CarOfTheWeek, loadCarsOfTheWeek } from './load.ts';
import { samples } from './sample.ts';
import { CarsOfTheWeek } from './view.tsx';

export const block = {
  fields,
  stylesheets: ['src/catalogue/views/car-row.css'],
  load: loadCarsOfTheWeek,
  view: CarsOfTheWeek,
  samples,
} satisfies Block<typeof fields, readonly CarOfTheWeek[]>;
