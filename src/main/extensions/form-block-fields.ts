import { choice, longText, text } from '../../shared/platform/fields/fields.ts';

/** What editors say of a form of an extension where they place it. */
export const formBlockFields = {
  title: text('Heading', { help: 'Empty: a text in the language of the page.' }),
  titleTag: choice('Level of the heading', ['h2', 'h1']),
  text: longText('Text'),
};
