import { choice, group, link, list, longText, media, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';
import { searchBarFields } from '../search-bar-fields.ts';

export const labels: BlockLabels = {
  label: 'Stage',
  group: 'Opening',
  help: 'A cut-out car on a coloured stage, with the ways into the site at its foot.',
};

export const fields = {
  title: text('Heading', { help: 'The heading of the page. Up to eight words.' }),
  text: longText('Text', { help: 'One or two sentences.' }),
  image: media('Car', { help: 'A cut-out with its own shadow, on a transparent ground.' }),
  tone: choice('Ground', ['brand', 'dark', 'light', 'accent']),
  size: choice('Size', ['large', 'small'], { help: 'Large for a home page, small for the pages under it.' }),
  link: link('Button'),
  buttonType: choice('Look of the button', ['Primary', 'Secondary', 'Ghost', 'Ghost Contrast']),
  secondLink: link('Second button'),
  figures: list(
    'Figures',
    { value: text('Figure'), label: text('What it counts') },
    { max: 3, help: 'Shown on wide screens.' },
  ),
  tag: group(
    'Price tag',
    { label: text('Label'), value: text('Price'), link: link('Link') },
    { help: 'Hangs on a string over the car. Empty price: no tag.' },
  ),
  ...searchBarFields,
  ways: list(
    'Ways in',
    {
      icon: text('Icon', { help: 'Name of an icon, such as car or map-pin.' }),
      title: text('Title'),
      text: text('Text'),
      link: link('Link'),
    },
    { max: 4, help: 'Three or four cards at the foot of the stage.' },
  ),
};
