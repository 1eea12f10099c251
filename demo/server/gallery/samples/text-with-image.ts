import type { fields } from '../../../../src/content/blocks/text-with-image/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';
import type { RichText } from '../../../../src/shared/platform/fields/rich-text.ts';

const image = { media: 'scenes/dealership-dusk', alt: 'A dealership by the water, lit at dusk' };
const text: RichText = [
  {
    kind: 'paragraph',
    children: [
      {
        text: 'We have sold cars by the same harbour for four generations. That is why we are plain about rust, range and residual value.',
      },
    ],
  },
];

export const samples = {
  'with figures': {
    title: 'A contract takes ten minutes. Trust takes longer.',
    text,
    image,
    link: { href: '/about', text: 'How we work' },
    figures: [
      { value: '12', label: 'dealerships' },
      { value: '4', label: 'generations' },
      { value: '14', label: 'days to change your mind' },
    ],
  },
  'picture on the right': {
    title: 'The workshop opens at seven',
    text,
    image: { media: 'scenes/close-wheel', alt: 'A wheel in evening light' },
    imageRatio: '1:1',
    reverse: true,
    link: { href: '/service', text: 'Book a service' },
    buttonType: 'Primary',
  },
} satisfies Record<string, Authored<typeof fields>>;
