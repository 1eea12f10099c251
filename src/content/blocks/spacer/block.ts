import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { Spacer } from './view.tsx';

export const block = {
  fields,
  view: Spacer,
  samples,
} satisfies Block<typeof fields>;
