import { file, list, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Files to download',
  group: 'Cards and rows',
  help: 'Documents with their type and size.',
};

export const fields = {
  title: text('Heading'),
  text: text('Text', { max: 400 }),
  files: list(
    'Files',
    {
      name: text('Name', { help: 'What the file is called on the page, and when it is saved.' }),
      note: text('Note', { help: 'Such as the date it holds from.' }),
      file: file('File', { help: 'A row without a file is left out.' }),
    },
    { max: 60, help: 'Three are shown, the rest when the visitor asks.' },
  ),
};
