import type { Block } from '../../sites/page-context.ts';
import { fields } from './fields.ts';
import { type CarOfTheWeek, loadCarsOfTheWeek } from '../../catalogue/car-of-the-week/load-cars-of-the-week.ts';
import { samples } from './sample.ts';
import { CarsOfTheWeek } from '../../catalogue/car-of-the-week/views/cars-of-the-week.tsx';

export const block = {
  fields,
  stylesheets: ['src/catalogue/views/car-row.css'],
  load: loadCarsOfTheWeek,
  view: CarsOfTheWeek,
  samples,
} satisfies Block<typeof fields, readonly CarOfTheWeek[]>;
