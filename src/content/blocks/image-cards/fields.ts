import { choice, link, list, media, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';
import { anchor } from '../common-fields.ts';

export const labels: BlockLabels = {
  label: 'Picture cards',
  group: 'Pictures and films',
  help: 'Pictures with a title and a few words, each leading on.',
};

export const fields = {
  heading: text('Heading'),
  lead: text('Introduction', { max: 400 }),
  link: link('Link', { help: 'To the right of the heading.' }),
  layout: choice('Layout', ['one large two small', 'three', 'two', 'four']),
  cards: list(
    'Cards',
    {
      image: media('Picture'),
      title: text('Title'),
      text: text('Text', { max: 400 }),
      label: text('Label', { help: 'A word or two over the title, such as a subject.' }),
      date: text('Date', { help: 'As it should be read, such as 2026-11-04.' }),
      link: link('Link'),
    },
    { max: 24 },
  ),
  anchor,
};
