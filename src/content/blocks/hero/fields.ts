import {
  choice,
  file,
  flag,
  group,
  link,
  list,
  media,
  text,
} from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';
import { buttonTypes } from '../common-fields.ts';
import { searchBarFields } from '../search-bar-fields.ts';

export const labels: BlockLabels = {
  label: 'Hero',
  group: 'Opening',
  help: 'A large picture with the first words of the page.',
};

export const fields = {
  content: choice('Content', ['Image', 'Video']),
  image: media('Picture', { help: 'Without a picture the block shows nothing.' }),
  imagePhone: media('Picture on phones', { help: 'An upright crop. Empty: the wide picture.' }),
  videoDesktop: file('Film', { help: 'Short and silent; the picture stands until it plays.' }),
  videoPhone: file('Film on phones', { help: 'An upright cut. Empty: the wide film.' }),
  title: text('Heading'),
  titleTag: choice('Heading level', ['h1', 'h2'], { help: 'h1 once a page, on its first block.' }),
  text: text('Text', { max: 600 }),
  textColor: choice('Colour of the words', ['White', 'Black']),
  link: link('Button'),
  buttonType: choice('Look of the button', buttonTypes),
  secondLink: link('Second button'),
  variant: choice('Look', ['default', 'FullScreen', 'Stage', 'Spotlight'], {
    help: 'FullScreen fills the window below the menu. Stage and Spotlight show a cut-out car on the colours of the design.',
  }),
  contentPlacement: choice('Words stand at the', ['Bottom', 'Top', 'Center']),
  centerContent: flag('Words in the middle of the line'),
  hasMarginTop: flag('Space above'),
  ...searchBarFields,
  quickLinks: list('Short cuts', { link: link('Link') }, { max: 8, help: 'A row of small links.' }),
  quickLinksLabel: text('Name of the short cuts', {
    help: 'Such as the make; shown on Stage and Spotlight.',
  }),
  caption: group(
    'Caption',
    { title: text('Title'), text: text('Text'), link: link('Link') },
    { help: 'What the picture shows; in the lower right corner of wide screens.' },
  ),
  figures: list(
    'Figures',
    { label: text('What it tells'), value: text('Value') },
    { max: 4, help: 'Below the car on Stage and Spotlight.' },
  ),
};
