import { choice, text } from '../../platform/fields/fields.ts';

export const fields = {
  title: text('Heading', { help: 'Empty: Saved cars, in the language of the page.' }),
  titleTag: choice('Heading level', ['h2', 'h1'], { help: 'h1 once a page, on its first block.' }),
  lead: text('Introduction', { max: 600 }),
};
