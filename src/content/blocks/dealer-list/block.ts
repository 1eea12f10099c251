import { dealerQueryKeys } from '../../../features/dealers/list/dealer-list-url.ts';
import { type DealerListData, loadDealerList } from '../../../features/dealers/list/load-dealer-list.ts';
import { DealerListSection } from '../../../features/dealers/list/views/dealer-list-section.tsx';
import { mapOrigins } from '../../../shared/maps/load-map-settings.ts';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';

export const block = {
  fields,
  stylesheets: ['src/shared/maps/views/map.css'],
  queryKeys: dealerQueryKeys,
  load: (_, context) => loadDealerList(context),
  origins: (_, { map }) => ({ tiles: mapOrigins(map) }),
  view: DealerListSection,
} satisfies Block<typeof fields, DealerListData>;
