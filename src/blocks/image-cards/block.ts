import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { ImageCards } from './view.tsx';

export const block = {
  label: 'Picture cards',
  help: 'Pictures with a title and a few words, each leading on.',
  fields,
  view: ImageCards,
  samples,
} satisfies Block<typeof fields>;
