import { choice, group, list, number, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Curve',
  group: 'Tables and figures',
  help: 'A curve through measured points, with a table for those who do not see it.',
};

export const fields = {
  title: text('Caption', { help: 'What the curve says, as a sentence. It is the heading.' }),
  text: text('How it was measured'),
  points: list(
    'Points',
    { x: number('Along the axis'), y: number('Height') },
    { max: 60, help: 'From left to right. A smooth curve is drawn through them.' },
  ),
  top: number('Top of the scale', { help: 'Empty: a little above the highest point.' }),
  ticks: list(
    'Words on the axis',
    { x: number('Along the axis'), label: text('Words', { help: 'Such as 10 min.' }) },
    { max: 8 },
  ),
  mark: group(
    'Marked point',
    { x: number('Along the axis'), value: text('Value'), label: text('Words') },
    { help: 'Set apart in the signal colour.' },
  ),
  xTitle: text('What lies along the axis', { help: 'Heading of the table that screen readers get instead.' }),
  yTitle: text('What the height shows', { help: 'As above.' }),
  tone: choice('Ground', ['dark', 'light']),
};
