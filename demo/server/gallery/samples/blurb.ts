import type { fields } from '../../../../src/content/blocks/blurb/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';
import type { RichText } from '../../../../src/shared/platform/fields/rich-text.ts';

const paragraph = (text: string): RichText[number] => ({ kind: 'paragraph', children: [{ text }] });

export const samples = {
  'picture and text': {
    title: 'Leave the key at six, drive home at four.',
    richText: [
      paragraph(
        'The workshop opens at seven, the key safe an hour before. You get a message when the car is ready.',
      ),
      {
        kind: 'list',
        ordered: false,
        items: [[{ text: 'A car to borrow from 295 kr' }], [{ text: 'The price before we begin' }]],
      },
    ],
    image: { media: 'scenes/workshop', alt: 'A car on the lift in the workshop' },
    link: { href: '#book', text: 'Book service' },
    animateText: true,
    animateMedia: true,
  },
  'on the colour of the brand, picture on the right': {
    title: 'Charged while you have lunch.',
    richText: [
      paragraph(
        'Eight fast chargers stand outside the bistro. Ten minutes is a sandwich, thirty a proper meal.',
      ),
    ],
    image: { media: 'scenes/rest-stop-dawn', alt: 'Chargers at a rest stop at dawn' },
    reverse: true,
    backgroundColor: 'brand',
    link: { href: '#chargers', text: 'Find a charger' },
    buttonType: 'Light',
  },
  'a film on YouTube': {
    title: 'How we check a used car.',
    richText: [paragraph('One hundred and twelve points, two hours, one mechanic who signs with her name.')],
    image: { media: 'scenes/showroom', alt: 'Cars in a showroom' },
    youtubeID: 'aqz-KE-bpKQ',
    hasControlBar: true,
    backgroundColor: 'stage',
  },
} satisfies Record<string, Authored<typeof fields>>;
