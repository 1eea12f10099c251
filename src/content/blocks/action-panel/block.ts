import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { ActionPanel } from './view.tsx';

export const block = {
  fields,
  view: ActionPanel,
} satisfies Block<typeof fields>;
