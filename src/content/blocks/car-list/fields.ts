import { text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';
import { carFilters } from '../car-filters.ts';
import { titleTag } from '../common-fields.ts';

export const labels: BlockLabels = {
  label: 'Car list',
  group: 'Cars',
  help: 'The cars in stock, or some of them. Belongs on the page of a list and on the wildcard pages under it.',
};

export const fields = {
  title: text('Heading', { help: 'Of the whole stock; a chosen make or model takes its place.' }),
  titleTag,
  makeTitle: text('Heading with a make', {
    help: 'In place of the heading once a make or model is chosen: Used {car}. Empty: {car} in stock.',
  }),
  lead: text('Introduction', { max: 600, help: 'Shown until a make or model is chosen.' }),
  filters: carFilters('Only these cars', 'Always on: used cars, vans. Empty: the whole stock.'),
  partOf: text('Part of the list at', {
    help: 'For a page that stands in the place of a make below a list, such as /buy-car/used-cars. Else empty.',
  }),
};
