import { choice, richText, text } from '../../platform/fields/fields.ts';

export const fields = {
  title: text('Heading'),
  titleTag: choice('Heading level', ['h2', 'h1'], { help: 'h1 once a page, on its first block.' }),
  lead: text('Introduction', { max: 600 }),
  body: richText('Text'),
  width: choice('Width', ['column', 'beside heading'], {
    help: 'Beside heading: the heading stands left, the text right.',
  }),
};
