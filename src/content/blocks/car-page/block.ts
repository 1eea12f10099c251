import { carPageHead } from '../../../features/cars/car-page/car-page-head.ts';
import { carPageOutcome } from '../../../features/cars/car-page/car-page-outcome.ts';
import { type CarPageData, loadCarPage } from '../../../features/cars/car-page/load-car-page.ts';
import { CarPage } from '../../../features/cars/car-page/views/car-page.tsx';
import { mapOrigins } from '../../../shared/maps/load-map-settings.ts';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';

export const block = {
  fields,
  stylesheets: ['src/features/cars/car-page/views/stylesheet.css'],
  load: (_, context) => loadCarPage(context),
  outcome: ({ data }) => carPageOutcome(data),
  head: ({ data, page }) => carPageHead(data, page),
  origins: (_, data) => {
    const map = data.state === 'found' ? data.place?.map : undefined;
    return { tiles: map ? mapOrigins(map.settings) : [] };
  },
  view: CarPage,
} satisfies Block<typeof fields, CarPageData>;
