import { dealerQueryKeys } from '../../dealers/list/dealer-list-url.ts';
import { type DealerListData, loadDealerList } from '../../dealers/list/load-dealer-list.ts';
import { DealerListSection } from '../../dealers/list/views/dealer-list-section.tsx';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';

export const block = {
  fields,
  queryKeys: dealerQueryKeys,
  load: (_, context) => loadDealerList(context),
  view: DealerListSection,
  samples,
} satisfies Block<typeof fields, DealerListData>;
