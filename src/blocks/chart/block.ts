import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { Chart } from './view.tsx';

export const block = {
  label: 'Curve',
  help: 'A curve through measured points, with a table for those who do not see it.',
  fields,
  view: Chart,
  samples,
} satisfies Block<typeof fields>;
