import { choice, file, flag, media, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Film',
  group: 'Pictures and films',
  help: 'A film from the media library.',
};

export const fields = {
  video: file('Film', { help: 'Without a film the block shows its poster, or nothing.' }),
  videoPhone: file('Film on phones', { help: 'Empty: the same film.' }),
  poster: media('Poster', { help: 'Stands until the film plays; its alt text says what the film shows.' }),
  title: text('Heading'),
  text: text('Text', { max: 400 }),
  autoplay: flag('Starts by itself', {
    help: 'Without sound, while it is in view, and not where motion is unwelcome.',
  }),
  loop: flag('Begins again at its end'),
  hasSound: flag('Has sound', { help: 'Shows the button for sound.' }),
  caption: text('Caption', { max: 400 }),
  width: choice('Width', ['wide', 'column', 'full'], {
    help: 'Column: as wide as running text. Wide: the whole page. Full: to the edges of the window.',
  }),
};
