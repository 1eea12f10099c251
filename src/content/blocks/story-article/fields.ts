import { group, link, list, media, richText, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Story',
  group: 'Stories',
  help: 'Title, preamble, picture, author and date of the story, then its text.',
};

export const fields = {
  caption: text('Caption of the large picture', { max: 400 }),
  authorLine: text('About the author', { help: 'A few words below the name.' }),
  photographer: text('Photographer'),
  parts: list(
    'Parts',
    {
      text: richText('Text'),
      image: media('Picture', { help: 'Stands below the text.' }),
      caption: text('Caption', { max: 400 }),
      figures: list('Figures', { value: text('Figure'), label: text('What it says') }, { max: 4 }),
    },
    { max: 30, help: 'Text, then a picture or figures, then more text.' },
  ),
  subject: group(
    'What the story is about',
    {
      label: text('Label', { help: 'Such as The car in the story.' }),
      title: text('Title'),
      text: text('Text'),
      image: media('Picture', { help: 'A cut-out.' }),
      link: link('Button'),
    },
    { help: 'A car or a place to go on to, below the article.' },
  ),
};
