import { flag, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';
import { titleTag } from '../common-fields.ts';

export const labels: BlockLabels = {
  label: 'Dealer list',
  group: 'Places',
  help: 'All dealerships of the site as cards, with filters, search and map. Belongs on the page above the dealer pages.',
};

export const fields = {
  title: text('Heading'),
  titleTag,
  lead: text('Introduction', { max: 400, help: 'Beside the heading.' }),
  searchHint: text('Hint in the search field', {
    help: 'Empty: the text of the dictionary. The field is there when the site has more than eight dealerships.',
  }),
  quickBrands: flag('Makes as buttons above the list', {
    help: 'One press shows the dealerships with that make, another press all of them again.',
  }),
};
