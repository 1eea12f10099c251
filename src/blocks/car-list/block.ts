import { carListHead } from '../../catalogue/list/car-list-head.ts';
import { carListOutcome } from '../../catalogue/list/car-list-outcome.ts';
import { exclusionKeys, filterKeys, rangeFields } from '../../catalogue/list/list-fields.ts';
import { type CarListData, loadCarList } from '../../catalogue/list/load-car-list.ts';
import { MILEAGE_KM_PARAM } from '../../catalogue/list/mileage-in-km.ts';
import { nearKeys } from '../../catalogue/list/parse-near.ts';
import { CarListSection } from '../../catalogue/list/views/car-list-section.tsx';
import { prepareCards } from '../../catalogue/list/views/card-markup.tsx';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';

export const block = {
  fields,
  stylesheets: ['src/catalogue/list/views/stylesheet.css'],
  queryKeys: [
    ...filterKeys,
    ...exclusionKeys,
    ...rangeFields,
    MILEAGE_KM_PARAM,
    ...nearKeys,
    'keyphrase',
    'sortName',
    'page',
  ],
  load: loadCarList,
  prepare: async ({ data, page }) => {
    if (data.state === 'found') await prepareCards(data.cards, page.texts);
  },
  outcome: ({ data, page }) => carListOutcome(data, page),
  head: ({ fields: titles, data, page }) => carListHead(titles, data, page),
  view: CarListSection,
  samples,
} satisfies Block<typeof fields, CarListData>;
