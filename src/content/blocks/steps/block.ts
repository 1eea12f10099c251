import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { Steps } from './view.tsx';

export const block = {
  fields,
  view: Steps,
} satisfies Block<typeof fields>;
