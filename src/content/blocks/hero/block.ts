import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { logMissingBlur } from './log-missing-blur.ts';
import { Hero } from './view.tsx';

export const block = {
  fields,
  load: logMissingBlur,
  view: Hero,
} satisfies Block<typeof fields>;
