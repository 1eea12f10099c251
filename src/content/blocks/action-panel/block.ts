import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { ActionPanel } from './view.tsx';

export const block = {
  fields,
  view: ActionPanel,
  samples,
} satisfies Block<typeof fields>;
