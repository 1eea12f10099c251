import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { BusinessTiles } from './view.tsx';

export const block = {
  label: 'Business tiles',
  help: 'The businesses of the group, each tile in its own colours and type.',
  fields,
  view: BusinessTiles,
  samples,
} satisfies Block<typeof fields>;
