import { text } from '../../platform/fields/fields.ts';

export const fields = {
  title: text('Heading', { help: 'Empty: You looked at, in the language of the page.' }),
};
