import { flag, link, list, longText, richText, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Questions and answers',
  group: 'Words',
  help: 'Questions that open, beside a heading and a telephone number.',
};

export const fields = {
  title: text('Heading'),
  text: longText('Text'),
  link: link('Button', { help: 'Often a telephone number.' }),
  note: text('Note under the button', { help: 'Hours, for instance.' }),
  firstOpen: flag('The first answer is open'),
  items: list('Questions', { question: text('Question'), answer: richText('Answer') }),
};
