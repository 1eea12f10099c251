import { file, list, text } from '../../platform/fields/fields.ts';

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
