import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { Video } from './view.tsx';

export const block = {
  fields,
  view: Video,
  samples,
} satisfies Block<typeof fields>;
