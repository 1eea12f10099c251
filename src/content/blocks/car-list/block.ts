import { carListHead } from '../../../features/cars/list/car-list-head.ts';
import { carListOutcome } from '../../../features/cars/list/car-list-outcome.ts';
import { exclusionKeys, filterKeys, rangeFields } from '../../../features/cars/list/list-fields.ts';
import { type CarListData, loadCarList } from '../../../features/cars/list/load-car-list.ts';
import { MILEAGE_KM_PARAM } from '../../../features/cars/list/mileage-in-km.ts';
import { nearKeys } from '../../../features/cars/list/parse-near.ts';
import { CarListSection } from '../../../features/cars/list/views/car-list-section.tsx';
import { prepareCards } from '../../../features/cars/list/views/card-markup.tsx';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';

export const block = {
  fields,
  stylesheets: ['src/features/cars/list/views/stylesheet.css'],
  // Extensions add to them.
  get queryKeys() {
    return [
      ...filterKeys,
      ...exclusionKeys,
      ...rangeFields,
      MILEAGE_KM_PARAM,
      ...nearKeys,
      'keyphrase',
      'sortName',
      'page',
    ];
  },
  load: loadCarList,
  prepare: async ({ data, page }) => {
    if (data.state === 'found') await prepareCards(data.cards, page.texts);
  },
  outcome: ({ data, page }) => carListOutcome(data, page),
  head: ({ fields: titles, data, page }) => carListHead(titles, data, page),
  view: CarListSection,
} satisfies Block<typeof fields, CarListData>;
