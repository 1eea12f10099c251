import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { SocialShare } from './view.tsx';

export const block = {
  fields,
  view: SocialShare,
} satisfies Block<typeof fields>;
