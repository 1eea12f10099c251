import { choice, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Saved cars',
  group: 'Cars',
  help: 'The cars a visitor pressed the heart on. The heart in the header leads to the first page that has this block.',
};

export const fields = {
  title: text('Heading', { help: 'Empty: Saved cars, in the language of the page.' }),
  titleTag: choice('Heading level', ['h2', 'h1'], { help: 'h1 once a page, on its first block.' }),
  lead: text('Introduction', { max: 600 }),
};
