import { choice, longText, text } from '../../platform/fields/fields.ts';

export const fields = {
  formId: text('Form id', { help: 'As the marketing provider shows it.' }),
  variant: choice('Where it stands', ['Inline', 'Popup'], {
    help: 'Popup: a button at the bottom right that opens the form.',
  }),
  title: text('Heading'),
  text: longText('Text'),
  buttonText: text('Words on the button', { help: 'Only for the popup.' }),
};
