import type { fields } from '../../../../src/content/blocks/steps/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'three on ink': {
    title: 'Three moves.\nNo manual.',
    steps: [
      { title: 'Reverse in', text: 'Every bay is lit and the cable is five metres long. It reaches.' },
      {
        title: 'Tap',
        text: 'Bank card, phone or charging tag. With the app the post knows your car and starts itself.',
      },
      { title: 'Have a coffee', text: 'We send a text at 80 per cent. Then you have a quarter of an hour.' },
    ],
  },
  'four on paper, with a text': {
    title: 'How a car is sold here',
    titleSize: 'section',
    text: 'From your drive to the hammer in eight days.',
    tone: 'light',
    steps: [
      { title: 'You call', text: 'Plate and mileage is all we ask for.' },
      { title: 'We fetch it', text: 'By lorry, within three working days.' },
      { title: 'We test it', text: 'A hundred and twelve points, pictures of every scratch.' },
      { title: 'It is sold', text: 'On Thursday. The money is yours on Friday.' },
    ],
  },
} satisfies Record<string, Authored<typeof fields>>;
