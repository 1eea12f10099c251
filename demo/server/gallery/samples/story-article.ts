import type { fields } from '../../../../src/content/blocks/story-article/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';
import type { RichText } from '../../../../src/shared/platform/fields/rich-text.ts';

const opening: RichText = [
  {
    kind: 'paragraph',
    children: [
      {
        text: 'There are two ways to drive from the harbour to the end of the road. One takes four hours and passes eleven petrol stations. The other takes a day and passes a baker, a hen house and some forty miles of sea.',
      },
    ],
  },
  { kind: 'heading', level: 2, children: [{ text: 'First the silence, then the bun' }] },
  {
    kind: 'paragraph',
    children: [
      {
        text: 'Nobody says anything for the first ten miles. The road lies so close to the water that it gets wet when it blows.',
      },
    ],
  },
  {
    kind: 'quote',
    children: [{ text: '‘You who drive electric are the only ones with time to taste.’' }],
    source: 'Maj-Britt Öhman, baker',
  },
];

const ending: RichText = [
  { kind: 'heading', level: 2, children: [{ text: 'How far it went' }] },
  {
    kind: 'paragraph',
    children: [{ text: 'We had expected to charge somewhere after the bridge. We did not have to.' }],
  },
];

export const samples = {
  'with a picture, figures and a car': {
    caption: 'A quarter past six, two degrees and 71 per cent left in the battery.',
    authorLine: 'Writes about cars she is lent',
    photographer: 'Isak Norrman',
    parts: [
      {
        text: opening,
        image: { media: 'scenes/winter-mountains', alt: 'A blue SUV before snowy mountains' },
        caption: 'Half an hour after sunrise. The ferry leaves when it is full.',
      },
      {
        text: ending,
        figures: [
          { value: '40.3', label: 'miles in all' },
          { value: '31.6', label: 'miles on the battery' },
          { value: '2', label: 'cinnamon buns' },
        ],
      },
    ],
    subject: {
      label: 'The car in the story',
      title: 'BMW i5 Touring',
      text: 'eDrive40 · 724 900 kr',
      link: { href: '/cars', text: 'See the car' },
    },
  },
} satisfies Record<string, Authored<typeof fields>>;
