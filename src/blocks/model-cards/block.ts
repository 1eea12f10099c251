import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { ModelCards } from './view.tsx';

export const block = {
  label: 'Car models',
  help: 'Models of a make, each with up to four figures.',
  fields,
  view: ModelCards,
  samples,
} satisfies Block<typeof fields>;
