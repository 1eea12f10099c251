import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { RecentlyViewedBlock } from './view.tsx';

export const block = {
  label: 'Recently viewed cars',
  help: 'The cars a visitor looked at last, in a row. Nothing is shown to those who have looked at none.',
  fields,
  view: RecentlyViewedBlock,
  samples,
} satisfies Block<typeof fields>;
