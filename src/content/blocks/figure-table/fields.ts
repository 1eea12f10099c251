import { choice, list, number, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Table of figures',
  group: 'Tables and figures',
  help: 'A table whose bars repeat the figures.',
};

export const fields = {
  title: text('Heading'),
  text: text('Text', { max: 400 }),
  labelTitle: text('Title of the first column'),
  noteTitle: text('Title of the second column', { help: 'Empty: there is no second column.' }),
  valueTitle: text('Title of the figures'),
  rows: list(
    'Rows',
    {
      label: text('Label'),
      note: text('Second column'),
      value: text('Figure', { help: 'As it should be read: 2 460.' }),
      amount: number('Length of the bar', { min: 0, help: 'The same figure as a number. Empty: no bar.' }),
    },
    { max: 30 },
  ),
  footnote: text('Footnote', { max: 400 }),
  tone: choice('Ground', ['stage', 'paper']),
};
