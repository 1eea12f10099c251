import { choice, group, link, list, richText, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';
import { weekdays } from './today.ts';

export const labels: BlockLabels = {
  label: 'Contact line',
  group: 'Words',
  help: 'A telephone number or an address as a headline, with opening hours and the way there.',
};

export const fields = {
  title: text('Heading'),
  text: text('Text', { max: 400 }),
  line: link('The line', { help: 'A telephone number or an address, set as a headline.' }),
  note: richText('Under the line'),
  hours: group('Opening hours', {
    title: text('Title'),
    rows: list(
      'Rows',
      {
        days: text('Days', { help: 'As they should be read: Monday–Thursday.' }),
        hours: text('Hours'),
        from: choice('First day', weekdays, {
          help: 'Which days the row means, so that today can be marked.',
        }),
        to: choice('Last day', weekdays, { help: 'Empty: only the first day.' }),
      },
      { max: 10 },
    ),
    today: text('Word for today', {
      help: 'Stands after the days on the row that holds today. Empty: no mark.',
    }),
    note: text('Note', { max: 400 }),
  }),
  place: group('Place', { title: text('Title'), text: richText('Text'), link: link('Link') }),
};
