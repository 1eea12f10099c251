import { text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Recently viewed cars',
  group: 'Cars',
  help: 'The cars a visitor looked at last, in a row. Nothing is shown to those who have looked at none.',
};

export const fields = {
  title: text('Heading', { help: 'Empty: You looked at, in the language of the page.' }),
};
