import { choice, flag, link, list, media, richText, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';
import { anchor, buttonTypes, titleTag } from '../common-fields.ts';

export const labels: BlockLabels = {
  label: 'Text with picture',
  group: 'Words',
  help: 'A large picture and a short text beside it.',
};

export const fields = {
  title: text('Heading'),
  titleTag,
  text: richText('Text'),
  image: media('Picture'),
  imageRatio: choice('Shape of the picture', ['4:3', '1:1', '3:4', '16:9']),
  reverse: flag('Picture on the right'),
  link: link('Link'),
  buttonType: choice('Look of the link', ['Text link', ...buttonTypes]),
  figures: list(
    'Figures',
    { value: text('Value'), label: text('What it counts') },
    { max: 4, help: 'Short: three of them stand in one row.' },
  ),
  anchor,
};
