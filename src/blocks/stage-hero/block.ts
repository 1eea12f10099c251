import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { StageHero } from './view.tsx';

export const block = {
  label: 'Stage',
  help: 'A cut-out car on a coloured stage, with the ways into the site at its foot.',
  fields,
  view: StageHero,
  samples,
} satisfies Block<typeof fields>;
