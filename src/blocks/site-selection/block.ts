import type { Block } from '../../sites/page-context.ts';
import { fields } from './fields.ts';
import { type SelectedDealership, loadSelectedDealerships } from '../../dealers/selection/load-selection.ts';
import { samples } from './sample.ts';
import { DealershipSelection } from '../../dealers/selection/views/dealership-selection.tsx';

export const block = {
  fields,
  load: loadSelectedDealerships,
  view: DealershipSelection,
  samples,
} satisfies Block<typeof fields, readonly SelectedDealership[]>;
