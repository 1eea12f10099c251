import { choice, media, text } from '../../platform/fields/fields.ts';

export const fields = {
  image: media('Picture'),
  caption: text('Caption', { max: 400 }),
  width: choice('Width', ['column', 'wide', 'full'], {
    help: 'Column: as wide as running text. Wide: the whole page. Full: to the edges of the window.',
  }),
};
