import { choice, link, list, media, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';
import { anchor } from '../common-fields.ts';

export const labels: BlockLabels = {
  label: 'Action panel',
  group: 'Words',
  help: 'Half colour, half picture: one thing to do now, and a short list.',
};

export const fields = {
  title: text('Heading'),
  text: text('Text', { max: 600 }),
  link: link('Button'),
  buttonType: choice('Look of the button', ['Light', 'Accent', 'Ghost Contrast']),
  rows: list(
    'Rows',
    {
      icon: text('Icon', { help: 'Name of an icon, such as wrench.' }),
      label: text('Label'),
      value: text('Value', { help: 'Such as a price or a telephone number.' }),
      link: link('Link'),
    },
    { max: 8 },
  ),
  image: media('Picture', { help: 'Fills the right half; above the words on phones.' }),
  anchor,
};
