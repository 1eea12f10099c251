import { longText, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Sell a car',
  group: 'Forms',
  help: 'The form for selling a car or trading it in, with photos and an estimate. Links to #sell-form lead to it.',
};

export const fields = {
  title: text('Heading', { help: 'Empty: a heading in the language of the page.' }),
  text: longText('Text'),
};
