import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { StageHero } from './view.tsx';

export const block = {
  fields,
  view: StageHero,
} satisfies Block<typeof fields>;
