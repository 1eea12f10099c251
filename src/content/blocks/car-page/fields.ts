import { longText } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Car page',
  group: 'Cars',
  help: 'The car whose id stands in the address. Belongs on the wildcard pages under the path of car pages.',
};

export const fields = {
  notFoundText: longText('Text when the car is gone', {
    help: 'Under the heading of the page that a sold or unknown car gets. May be left empty.',
  }),
};
