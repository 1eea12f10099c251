import { media } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Dealer page',
  group: 'Places',
  help: 'The dealership whose name stands in the address. Belongs on the wildcard page under the list of dealerships.',
};

export const fields = {
  fallbackImage: media('Picture when a dealership has none'),
};
