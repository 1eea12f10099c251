import { text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';
import { titleTag } from '../common-fields.ts';

export const labels: BlockLabels = {
  label: 'Saved cars',
  group: 'Cars',
  help: 'The cars a visitor pressed the heart on. The heart in the header leads to the first page that has this block.',
};

export const fields = {
  title: text('Heading', { help: 'Empty: Saved cars, in the language of the page.' }),
  titleTag,
  lead: text('Introduction', { max: 600 }),
};
