import { choice, longText, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Marketing form',
  group: 'Forms',
  help: 'A form of the marketing-automation provider, in the page or behind a button at the bottom right.',
};

export const fields = {
  formId: text('Form id', { help: 'As the marketing provider shows it.' }),
  variant: choice('Where it stands', ['Inline', 'Popup'], {
    help: 'Popup: a button at the bottom right that opens the form.',
  }),
  title: text('Heading'),
  text: longText('Text'),
  buttonText: text('Words on the button', { help: 'Only for the popup.' }),
};
