import type { fields } from '../../../../src/content/blocks/rich-text/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';
import type { RichText } from '../../../../src/shared/platform/fields/rich-text.ts';

const body: RichText = [
  {
    kind: 'paragraph',
    children: [
      { text: 'There are two ways to drive from the harbour to the end of the road. ' },
      { text: 'One takes four hours', strong: true },
      { text: ' and passes eleven petrol stations. The other takes a day and passes ' },
      { text: 'a baker', href: '/about' },
      { text: ', a hen house and some forty miles of sea.' },
    ],
  },
  { kind: 'heading', level: 3, children: [{ text: 'What decided it' }] },
  {
    kind: 'list',
    ordered: false,
    items: [
      [{ text: 'We heated the cabin while the car was still plugged in.' }],
      [{ text: 'We kept to seventy. It is hard to hurry beside a fjord.' }],
      [{ text: 'We ate for a long time.' }],
    ],
  },
  {
    kind: 'quote',
    children: [{ text: '‘Those who drive electric are the only ones with time to taste.’' }],
    source: 'Maj-Britt Öhman, baker',
  },
];

export const samples = {
  'a column': { title: 'First the silence, then the bun', lead: 'A day on the coast road.', body },
  'beside its heading': { title: 'First the silence, then the bun', body, width: 'beside heading' },
} satisfies Record<string, Authored<typeof fields>>;
