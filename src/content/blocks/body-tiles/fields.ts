import { link, list, media, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Body types',
  group: 'Cars',
  help: 'Cars from the side, one tile for each shape.',
};

export const fields = {
  title: text('Heading'),
  link: link('Link', { help: 'To the right of the heading.' }),
  tiles: list(
    'Shapes',
    {
      image: media('Car from the side', { help: 'A cut-out; the same paint and camera on every tile.' }),
      label: text('Shape'),
      note: text('Note', { help: 'Two or three words.' }),
      link: link('Link'),
    },
    { max: 6 },
  ),
};
