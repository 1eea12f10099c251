import { choice, link, list, nameOf, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Business tiles',
  group: 'Cards and rows',
  help: 'The businesses of the group, each tile in its own colours and type.',
};

export const fields = {
  title: text('Heading'),
  text: text('Text', { max: 400 }),
  tiles: list(
    'Tiles',
    {
      theme: nameOf('theme', 'Theme'),
      ground: choice('Ground', ['brand', 'accent', 'dark']),
      name: text('Name'),
      text: text('What it does'),
      figure: text('Figure', { help: 'Such as 41 sites.' }),
      link: link('Link'),
    },
    { max: 12 },
  ),
};
