import { choice, link, list, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Timetable of bays',
  group: 'Places',
  help: 'Which bays of a workshop are free on the days to come, beside each other.',
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const days = {
  firstDay: choice('First day', weekdays),
  lastDay: choice('Last day', weekdays),
};
const clock = 'Such as 05:00, as the clock on the wall shows it.';

export const fields = {
  title: text('Heading'),
  text: text('Text', { max: 400 }),
  hours: list(
    'Opening hours',
    { ...days, opens: text('Opens', { help: clock }), closes: text('Closes', { help: clock }) },
    { max: 7, help: 'A day that is not here is closed.' },
  ),
  bays: list(
    'Bays',
    {
      name: text('Name'),
      note: text('What it takes', { help: 'Such as Heavy, pit, 4.5 metres.' }),
      taken: list('Taken', {
        ...days,
        begins: text('From', { help: clock }),
        ends: text('To', { help: clock }),
      }),
    },
    { max: 12 },
  ),
  link: link('Button'),
  note: text('Note', { max: 300 }),
};
