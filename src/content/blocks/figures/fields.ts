import { choice, list, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Figures',
  group: 'Tables and figures',
  help: 'A row of figures and what they count.',
};

export const fields = {
  title: text('Heading', { help: 'Empty: the figures stand alone.' }),
  figures: list(
    'Figures',
    {
      value: text('Figure', { help: 'With its unit: 212, 99,4 %, €2.9 bn.' }),
      label: text('What it counts'),
    },
    { max: 6 },
  ),
  tone: choice('Ground', ['paper', 'dark', 'brand']),
  placement: choice('Placement', ['own section', 'foot of the hero'], {
    help: 'Foot of the hero: laid over the lower edge of a full-screen hero just above.',
  }),
};
