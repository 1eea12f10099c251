import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { LinkRows } from './view.tsx';

export const block = {
  fields,
  view: LinkRows,
  samples,
} satisfies Block<typeof fields>;
