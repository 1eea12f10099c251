import { choice, link, list, number, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';
import { carFilters } from '../car-filters.ts';

export const labels: BlockLabels = {
  label: 'Cars',
  group: 'Cars',
  help: 'Some cars of the stock: those that fit a query, or those you name.',
};

export const fields = {
  title: text('Heading'),
  text: text('Text', { max: 400 }),
  link: link('Link', { help: 'Such as the way to all cars.' }),
  variant: choice('Which cars', ['Query', 'Fixed ids'], {
    help: 'Query: whatever fits now, in a row to scroll. Fixed ids: the cars named below, in that order.',
  }),
  carIds: list(
    'Cars',
    {
      carId: text('Number of the car', {
        help: 'As it stands in the address of its page.',
      }),
    },
    { help: 'For fixed ids. A car that is sold disappears by itself.' },
  ),
  keyphrase: text('Words', { help: 'For a query: what somebody would type into the search.' }),
  filters: carFilters('Filters', 'For a query.'),
  sort: choice('Order', [
    'car_publishdate_desc',
    'car_price_asc',
    'car_price_desc',
    'car_mileage_asc',
    'car_monthly_cost_asc',
  ]),
  count: number('How many', { min: 1, help: 'For a query. Empty: eight. Never more than a hundred.' }),
};
