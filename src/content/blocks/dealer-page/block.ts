import { dealerPageHead } from '../../../features/dealers/page/dealer-page-head.ts';
import { dealerPageOutcome } from '../../../features/dealers/page/dealer-page-outcome.ts';
import { type DealerPageData, loadDealerPage } from '../../../features/dealers/page/load-dealer-page.ts';
import { DealerPage } from '../../../features/dealers/page/views/dealer-page.tsx';
import { mapOrigins } from '../../../shared/maps/load-map-settings.ts';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';

export const block = {
  fields,
  stylesheets: ['src/features/cars/card/views/car-row.css', 'src/shared/maps/views/map.css'],
  load: loadDealerPage,
  outcome: ({ data }) => dealerPageOutcome(data),
  head: ({ data, page }) => dealerPageHead(data, page),
  origins: (_, data) => (data.state === 'found' ? { tiles: mapOrigins(data.map) } : {}),
  view: DealerPage,
} satisfies Block<typeof fields, DealerPageData>;
