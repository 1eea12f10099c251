import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { Video } from './view.tsx';

export const block = {
  label: 'Film',
  help: 'A film from the media library.',
  fields,
  view: Video,
  samples,
} satisfies Block<typeof fields>;
