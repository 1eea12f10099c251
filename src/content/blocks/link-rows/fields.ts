import { choice, link, list, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Rows',
  group: 'Cards and rows',
  help: 'Rows between hairlines: places with a figure, a price list, open positions.',
};

export const fields = {
  title: text('Heading'),
  titleSize: choice('Size of the heading', ['section', 'large']),
  text: text('Text', { max: 600 }),
  action: link('Button', { help: 'Under the heading.' }),
  layout: choice('Layout', ['beside heading', 'below heading'], {
    help: 'Beside heading: the heading stands left, the rows right.',
  }),
  figurePlace: choice('The figure stands', ['first', 'last'], {
    help: 'First: large, such as the power of a charger. Last: as in a price list.',
  }),
  tone: choice('Ground', ['paper', 'stage', 'brand', 'dark']),
  rows: list(
    'Rows',
    {
      figure: text('Figure'),
      unit: text('Unit'),
      title: text('Title'),
      text: text('Text', { max: 400 }),
      note: text('Note', { help: 'At the right: a place, a date, a number of posts.' }),
      link: link('Link', { help: 'The whole row leads there.' }),
    },
    { max: 40 },
  ),
  more: link('Link after the rows'),
};
