import { choice, media, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Picture',
  group: 'Pictures and films',
  help: 'One picture with a caption.',
};

export const fields = {
  image: media('Picture'),
  caption: text('Caption', { max: 400 }),
  width: choice('Width', ['column', 'wide', 'full'], {
    help: 'Column: as wide as running text. Wide: the whole page. Full: to the edges of the window.',
  }),
};
