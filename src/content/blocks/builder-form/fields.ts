import { choice, longText, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Form',
  group: 'Forms',
  help: 'A form of the form builder, embedded by its address.',
};

export const fields = {
  formUrl: text('Address of the form', {
    help: 'As the form builder shows it; the last part is the id. Built-in forms: /api/forms/builder/…',
  }),
  title: text('Heading'),
  titleTag: choice('Level of the heading', ['h2', 'h1']),
  text: longText('Text'),
};
