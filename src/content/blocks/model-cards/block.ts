import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { ModelCards } from './view.tsx';

export const block = {
  fields,
  view: ModelCards,
} satisfies Block<typeof fields>;
