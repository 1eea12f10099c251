import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { FileList } from './view.tsx';

export const block = {
  fields,
  view: FileList,
} satisfies Block<typeof fields>;
