import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { PlaceList } from './view.tsx';

export const block = {
  label: 'Places',
  help: 'Stores or workshops as a list, with or without a map.',
  fields,
  view: PlaceList,
  samples,
} satisfies Block<typeof fields>;
