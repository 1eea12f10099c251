import { choice, flag, list, longText, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Price table',
  group: 'Tables and figures',
  help: 'Prices in rows and columns; the recommended column stands on ink.',
};

export const fields = {
  title: text('Heading'),
  titleSize: choice('Size of the heading', ['large', 'section']),
  text: text('Text', { max: 400 }),
  corner: text('What the rows are', { help: 'Read aloud only; the corner of the table is empty.' }),
  columns: list(
    'Columns',
    {
      title: text('Title'),
      note: text('Note'),
      recommended: flag('Recommended', { help: 'Stands on ink. One column is enough.' }),
    },
    { max: 4 },
  ),
  rows: list(
    'Rows',
    {
      title: text('Title'),
      note: text('Note'),
      small: flag('Smaller figures', { help: 'For a sum or an example under the prices.' }),
      cells: list('Cells', { value: text('Value') }, { max: 4, help: 'One for each column, in order.' }),
    },
    { max: 20 },
  ),
  footnote: longText('Footnote'),
};
