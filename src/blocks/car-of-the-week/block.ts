import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { type CarOfTheWeek, loadCarsOfTheWeek } from './load.ts';
import { samples } from './sample.ts';
import { CarsOfTheWeek } from './view.tsx';

export const block = {
  label: 'Car of the week',
  help: 'The cars that the stock marks as cars of the week, one large at a time.',
  fields,
  load: loadCarsOfTheWeek,
  view: CarsOfTheWeek,
  samples,
} satisfies Block<typeof fields, readonly CarOfTheWeek[]>;
