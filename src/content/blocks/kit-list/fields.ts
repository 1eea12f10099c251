import { choice, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Kit list',
  group: 'Kits',
  help: 'The spare-part kits with search, filters, the choice of car and the cart. Kits have their pages below the page it is on.',
};

export const fields = {
  title: text('Heading'),
  titleTag: choice('Heading level', ['h2', 'h1'], { help: 'h1 once a page, on its first block.' }),
  lead: text('Introduction', { max: 600 }),
};
