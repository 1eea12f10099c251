import { choice, richText, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';
import { titleTag } from '../common-fields.ts';

export const labels: BlockLabels = { label: 'Text', group: 'Words', help: 'A heading and running text.' };

export const fields = {
  title: text('Heading'),
  titleTag,
  lead: text('Introduction', { max: 600 }),
  body: richText('Text'),
  width: choice('Width', ['column', 'beside heading'], {
    help: 'Beside heading: the heading stands left, the text right.',
  }),
};
