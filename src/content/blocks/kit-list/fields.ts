import { text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';
import { titleTag } from '../common-fields.ts';

export const labels: BlockLabels = {
  label: 'Kit list',
  group: 'Kits',
  help: 'The spare-part kits with search, filters, the choice of car and the cart. Kits have their pages below the page it is on.',
};

export const fields = {
  title: text('Heading'),
  titleTag,
  lead: text('Introduction', { max: 600 }),
};
