import { choice, link, list, number, text } from '../../platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

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
  filters: list(
    'Filters',
    {
      field: choice('Field', [
        'car_brand',
        'car_model',
        'car_body',
        'car_fuel',
        'car_gearbox',
        'car_drive',
        'car_condition',
        'car_vehicle_type_code',
        'car_site_city',
        'car_site_name',
        'car_campaigns',
        'car_is_sample',
        'car_has_campaign_price',
        'car_has_campaign_loan',
        'car_has_privateleasing',
        'car_has_companyleasing',
        'car_price',
        'car_mileage',
        'car_monthly_cost',
      ]),
      value: text('Value', {
        help: 'As the stock writes it; true or false; from and to as 0-300000.',
      }),
    },
    { max: 20, help: 'For a query. Two values of one field mean either; two fields mean both.' },
  ),
  sort: choice('Order', [
    'car_publishdate_desc',
    'car_price_asc',
    'car_price_desc',
    'car_mileage_asc',
    'car_monthly_cost_asc',
  ]),
  count: number('How many', { min: 1, help: 'For a query. Empty: eight. Never more than a hundred.' }),
};
