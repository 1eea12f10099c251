import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { SocialShare } from './view.tsx';

export const block = {
  fields,
  view: SocialShare,
  samples,
} satisfies Block<typeof fields>;
