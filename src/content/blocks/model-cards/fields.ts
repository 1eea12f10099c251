import { flag, link, list, media, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';
import { anchor } from '../common-fields.ts';

export const labels: BlockLabels = {
  label: 'Car models',
  group: 'Cars',
  help: 'Models of a make, each with up to four figures.',
};

export const fields = {
  heading: text('Heading'),
  link: link('Link', { help: 'To the right of the heading.' }),
  cards: list(
    'Models',
    {
      title: text('Title'),
      text: text('Text'),
      image: media('Picture', { help: 'A cut-out car; the stage behind it comes from the design.' }),
      link: link('Link'),
      isCampaign: flag('Show the campaign'),
      campaign: text('Campaign', { help: 'A mark on the picture, such as Winter wheels included.' }),
      label1: text('Label 1'),
      labelValue1: text('Value 1'),
      label2: text('Label 2'),
      labelValue2: text('Value 2'),
      label3: text('Label 3'),
      labelValue3: text('Value 3'),
      label4: text('Label 4'),
      labelValue4: text('Value 4'),
    },
    { max: 12 },
  ),
  anchor,
};
