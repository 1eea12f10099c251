import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { ActionPanel } from './view.tsx';

export const block = {
  label: 'Action panel',
  help: 'Half colour, half picture: one thing to do now, and a short list.',
  fields,
  view: ActionPanel,
  samples,
} satisfies Block<typeof fields>;
