import { choice, text } from '../../platform/fields/fields.ts';

export const fields = {
  title: text('Heading', { help: 'Of the whole stock; a chosen make or model takes its place.' }),
  titleTag: choice('Heading level', ['h2', 'h1'], { help: 'h1 once a page, on its first block.' }),
  lead: text('Introduction', { max: 600, help: 'Shown with the whole stock only.' }),
};
