import { longText } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Kit page',
  group: 'Kits',
  help: 'The kit whose id stands in the address. Belongs on the wildcard pages below the page of the kit list.',
};

export const fields = {
  notFoundText: longText('Text when the kit is gone', {
    help: 'Under the heading of the page that an unknown or withdrawn kit gets. May be left empty.',
  }),
};
