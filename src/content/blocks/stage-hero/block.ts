import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { StageHero } from './view.tsx';

export const block = {
  fields,
  view: StageHero,
  samples,
} satisfies Block<typeof fields>;
