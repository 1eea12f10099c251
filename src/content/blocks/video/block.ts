import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { Video } from './view.tsx';

export const block = {
  fields,
  view: Video,
} satisfies Block<typeof fields>;
