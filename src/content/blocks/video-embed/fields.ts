import { choice, flag, media, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';
import { youtubeRule } from '../youtube.ts';

export const labels: BlockLabels = {
  label: 'YouTube film',
  group: 'Pictures and films',
  help: 'A film on YouTube behind a poster; nothing is fetched before the visitor agrees.',
};

export const fields = {
  youtubeID: text('Film on YouTube', {
    max: 500,
    rule: youtubeRule,
    help: 'The address of the film, in any form. Without one the block shows nothing.',
  }),
  title: text('What the film is called', { help: 'Read aloud, and shown on the poster.' }),
  poster: media('Poster', { help: 'Nothing is fetched from YouTube before the visitor agrees.' }),
  hasControlBar: flag('The film shows its controls'),
  caption: text('Caption', { max: 400 }),
  width: choice('Width', ['wide', 'column', 'full'], {
    help: 'Column: as wide as running text. Wide: the whole page. Full: to the edges of the window.',
  }),
};
