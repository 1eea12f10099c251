import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { FileList } from './view.tsx';

export const block = {
  fields,
  view: FileList,
  samples,
} satisfies Block<typeof fields>;
