import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { noteMissingBlur } from './missing-blur.ts';
import { samples } from './sample.ts';
import { Hero } from './view.tsx';

export const block = {
  fields,
  load: noteMissingBlur,
  view: Hero,
  samples,
} satisfies Block<typeof fields>;
