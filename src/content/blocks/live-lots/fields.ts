import { choice, flag, link, list, media, number, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Lots of an auction',
  group: 'Cards and rows',
  help: 'What is sold next, with its leading bid and the time until the hammer falls.',
};

export const fields = {
  title: text('Heading'),
  text: text('Text', { max: 400 }),
  weekday: choice('Auction every', [
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
  ]),
  time: text('First lot at', { help: 'Such as 10:00, as the clock on the wall shows it.' }),
  closed: list('Without auction on', { date: text('Date', { help: 'Such as 2026-12-24.' }) }),
  secondsPerLot: number('Seconds per lot', { min: 5, max: 3600, help: 'Empty: 60.' }),
  lots: list(
    'Lots',
    {
      number: number('Number', { min: 1, max: 2000 }),
      name: text('Name'),
      details: text('Details', { help: 'Year, mileage, what matters to a dealer.' }),
      image: media('Picture'),
      start: number('Starting price', { min: 0 }),
      bid: number('Leading bid', { min: 0, help: 'Empty: nobody has bid yet.' }),
      bids: number('Number of bids', { min: 0 }),
      reserveMet: flag('The reserve is met'),
    },
    { max: 12 },
  ),
  link: link('Button'),
  note: text('Note', { max: 300 }),
};
