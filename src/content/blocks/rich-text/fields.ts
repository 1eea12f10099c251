import { choice, richText, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = { label: 'Text', group: 'Words', help: 'A heading and running text.' };

export const fields = {
  title: text('Heading'),
  titleTag: choice('Heading level', ['h2', 'h1'], { help: 'h1 once a page, on its first block.' }),
  lead: text('Introduction', { max: 600 }),
  body: richText('Text'),
  width: choice('Width', ['column', 'beside heading'], {
    help: 'Beside heading: the heading stands left, the text right.',
  }),
};
