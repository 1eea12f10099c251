import { loadDealershipArrivals } from '../../../features/cars/teaser/dealership-arrivals.ts';
import { dealerPageHead } from '../../../features/dealers/page/dealer-page-head.ts';
import { dealerPageOutcome } from '../../../features/dealers/page/dealer-page-outcome.ts';
import { loadDealerPage } from '../../../features/dealers/page/load-dealer-page.ts';
import { mapOrigins } from '../../../shared/maps/load-map-settings.ts';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { type DealerPageBlockData, DealerPageWithCars } from './view.tsx';

export const block = {
  fields,
  stylesheets: ['src/features/cars/card/views/car-row.css', 'src/shared/maps/views/map.css'],
  load: async (shown, context) => {
    const data = await loadDealerPage(shown, context);
    if (data.state !== 'found') return data;
    return { ...data, ...(await loadDealershipArrivals(data.dealership.id, context)) };
  },
  outcome: ({ data }) => dealerPageOutcome(data),
  head: ({ data, page }) => dealerPageHead(data, page),
  origins: (_, data) => (data.state === 'found' ? { tiles: mapOrigins(data.map) } : {}),
  view: DealerPageWithCars,
} satisfies Block<typeof fields, DealerPageBlockData>;
