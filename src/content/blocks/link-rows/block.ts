import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { LinkRows } from './view.tsx';

export const block = {
  fields,
  view: LinkRows,
} satisfies Block<typeof fields>;
