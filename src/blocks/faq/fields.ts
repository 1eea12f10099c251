import { flag, link, list, longText, richText, text } from '../../platform/fields/fields.ts';

export const fields = {
  title: text('Heading'),
  text: longText('Text'),
  link: link('Button', { help: 'Often a telephone number.' }),
  note: text('Note under the button', { help: 'Hours, for instance.' }),
  firstOpen: flag('The first answer is open'),
  items: list('Questions', { question: text('Question'), answer: richText('Answer') }),
};
