import type { DealershipCardData } from '../../../features/dealers/dealership-card.ts';
import { loadSelectedDealerships } from '../../../features/dealers/selection/load-selection.ts';
import { DealershipSelection } from '../../../features/dealers/selection/views/dealership-selection.tsx';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';

export const block = {
  fields,
  load: loadSelectedDealerships,
  view: DealershipSelection,
} satisfies Block<typeof fields, readonly DealershipCardData[]>;
