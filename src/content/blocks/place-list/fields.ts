import { choice, link, list, longText, media, number, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Places',
  group: 'Places',
  help: 'Stores or workshops as a list, with or without a map.',
};

const onTheMap = {
  x: number('Across the map', { min: 0, max: 100, help: 'Per cent from the left. Empty: no pin.' }),
  y: number('Down the map', { min: 0, max: 100, help: 'Per cent from the top.' }),
};

export const fields = {
  title: text('Heading'),
  titleTag: choice('Heading level', ['h2', 'h1'], { help: 'h1 only when the list opens the page.' }),
  text: longText('Text'),
  rows: list('Places', {
    name: text('Name'),
    address: text('Address'),
    note: text('Note', { help: 'Opening hours, for instance.' }),
    link: link('Link', { help: 'Often the telephone number.' }),
    ...onTheMap,
  }),
  picture: media('Map', { help: 'Without a map the places stand in columns.' }),
  towns: list(
    'Other places on the map',
    {
      name: text('Name'),
      count: text('Number', { help: 'How many places there.' }),
      side: choice('The name stands', ['right', 'left']),
      ...onTheMap,
    },
    { max: 20 },
  ),
  link: link('Link', { help: 'Below the places.' }),
};
