import { choice, link, list, media, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Call panel',
  group: 'Words',
  help: 'A band in the brand colour with one thing to do and a few facts.',
};

export const fields = {
  title: text('Heading'),
  text: text('Text', { max: 600 }),
  link: link('Button'),
  secondLink: link('Second link', { help: 'Often a telephone number.' }),
  facts: list(
    'Facts',
    {
      label: text('Label'),
      value: text('Value'),
      link: link('Link', { help: 'Where the value can be checked.' }),
    },
    { max: 6 },
  ),
  image: media('Picture', {
    help: 'Over the whole width, above the band. Heading and text then stand side by side.',
  }),
  tone: choice('Ground', ['brand', 'dark']),
};
