import { exterior } from '../../../cars/exterior.ts';
import type { Brand } from './brand.ts';

export const smart: Brand = {
  slug: 'smart',
  name: 'smart',
  logo: 'SMART',
  serviceSlug: 'smart',
  side: 'pictures/stages/hatchback-closed-ev-white-side',
  sideAlt: 'A white smart #1 from the side',
  line: 'It grew up, and kept the turning circle.',
  lead: 'smart now makes two electric cars with five seats. Both charge at 22 kW from a street post, which few others can.',
  models: [
    {
      title: 'smart #1',
      text: 'Shorter than a Golf, roomier than it has any right to be.',
      picture: exterior('smart #1', 'ice-blue', { country: 'UK' }),
      alt: 'An ice blue smart #1',
      price: '£33,995',
      facts: [
        ['Range, WLTP', '273 miles'],
        ['Street charging', '22 kW'],
      ],
    },
    {
      title: 'smart #3',
      text: 'The same floor, a lower roof and ten more miles.',
      picture: exterior('smart #3', 'graphite', { country: 'UK' }),
      alt: 'A graphite smart #3',
      price: '£35,995',
      facts: [
        ['Range, WLTP', '283 miles'],
        ['0 to 62 mph', '5.8 seconds'],
      ],
    },
  ],
  newNote:
    'smart sells at one national price. We hand over, service and mend the cars, and take yours in exchange.',
  used: {
    lead: 'Two kinds: the small ones that fit across a parking bay, and the new electric five-seaters.',
    usual: ['EQ fortwo', 'fortwo', '#1'],
    weLookAt: `
      - **Range, driven.** We charge every EQ fortwo to full and drive it until it complains. The figure goes on the sheet.
      - **The 12-volt battery.** It fails before the big one does. If it is four years old it is new when you collect.
      - **Software.** The #1 and #3 leave with the latest version and an account in your name.
    `,
  },
};
