import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { Spacer } from './view.tsx';

export const block = {
  fields,
  view: Spacer,
} satisfies Block<typeof fields>;
