import {
  type CarOfTheWeek,
  loadCarsOfTheWeek,
} from '../../../features/cars/car-of-the-week/load-cars-of-the-week.ts';
import { CarsOfTheWeek } from '../../../features/cars/car-of-the-week/views/cars-of-the-week.tsx';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';

export const block = {
  fields,
  stylesheets: ['src/features/cars/card/views/car-row.css'],
  load: (_, context) => loadCarsOfTheWeek(context),
  view: CarsOfTheWeek,
} satisfies Block<typeof fields, readonly CarOfTheWeek[]>;
