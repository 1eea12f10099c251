import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { type CarTeaserData, loadTeaser } from './load.ts';
import { samples } from './sample.ts';
import { CarTeaser } from './view.tsx';

export const block = {
  label: 'Cars',
  help: 'Some cars of the stock: those that fit a query, or those you name.',
  fields,
  load: loadTeaser,
  view: CarTeaser,
  samples,
} satisfies Block<typeof fields, CarTeaserData | undefined>;
