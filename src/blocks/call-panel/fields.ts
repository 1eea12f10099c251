import { choice, link, list, text } from '../../platform/fields/fields.ts';

export const fields = {
  title: text('Heading'),
  text: text('Text', { max: 600 }),
  link: link('Button'),
  secondLink: link('Second link', { help: 'Often a telephone number.' }),
  facts: list('Facts', { label: text('Label'), value: text('Value') }, { max: 6 }),
  tone: choice('Ground', ['brand', 'dark']),
};
