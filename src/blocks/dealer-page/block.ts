import { dealerPageHead } from '../../dealers/page/dealer-page-head.ts';
import { dealerPageOutcome } from '../../dealers/page/dealer-page-outcome.ts';
import { type DealerPageData, loadDealerPage } from '../../dealers/page/load-dealer-page.ts';
import { DealerPage } from '../../dealers/page/views/dealer-page.tsx';
import { mapOrigins } from '../../maps/load-map-settings.ts';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';

export const block = {
  fields,
  stylesheets: ['src/catalogue/views/car-row.css', 'src/maps/views/map.css'],
  load: loadDealerPage,
  outcome: ({ data }) => dealerPageOutcome(data),
  head: ({ data, page }) => dealerPageHead(data, page),
  origins: (_, data) => (data.state === 'found' ? { tiles: mapOrigins(data.map) } : {}),
  view: DealerPage,
  samples,
} satisfies Block<typeof fields, DealerPageData>;
