import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { ModelCards } from './view.tsx';

export const block = {
  fields,
  view: ModelCards,
  samples,
} satisfies Block<typeof fields>;
