import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { Steps } from './view.tsx';

export const block = {
  fields,
  view: Steps,
  samples,
} satisfies Block<typeof fields>;
