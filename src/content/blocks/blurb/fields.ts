import { choice, file, flag, link, media, richText, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';
import { anchor, buttonTypes } from '../common-fields.ts';
import { youtubeRule } from '../youtube.ts';

export const labels: BlockLabels = {
  label: 'Blurb',
  group: 'Words',
  help: 'A picture or film beside a text, on a ground of its own.',
};

export const fields = {
  title: text('Heading'),
  titleTag: choice('Heading level', ['h2', 'h1', 'h3'], { help: 'h1 once a page, on its first block.' }),
  richText: richText('Text'),
  link: link('Button'),
  buttonType: choice('Look of the button', buttonTypes),
  reverse: flag('Picture on the right'),
  backgroundColor: choice('Background', ['paper', 'surface', 'stage', 'brand', 'ink']),
  image: media('Picture', { help: 'Also the poster of a film.' }),
  video: file('Film', { help: 'From the media library; takes the place of the picture.' }),
  youtubeID: text('Film on YouTube', {
    max: 500,
    rule: youtubeRule,
    help: 'The address of the film, in any form. Nothing is fetched from YouTube before the visitor agrees.',
  }),
  hasControlBar: flag('The film shows its controls'),
  animateText: flag('The text rises into view'),
  animateMedia: flag('The picture rises into view'),
  anchor,
};
