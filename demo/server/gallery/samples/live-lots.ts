import type { fields } from '../../../../src/content/blocks/live-lots/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'the next Thursday': {
    title: 'Under the hammer on Thursday',
    text: 'A few of 320. Bids by telephone count until the lot is called.',
    time: '10:00',
    secondsPerLot: 41,
    lots: [
      {
        number: 12,
        name: 'Volkswagen Golf 1.5 TSI',
        details: '2021, 48 200 km, one owner',
        image: { media: 'pictures/carstore/car-hatch-white', alt: 'A white hatchback' },
        start: 92_000,
        bid: 104_500,
        bids: 7,
        reserveMet: true,
      },
      {
        number: 88,
        name: 'Volvo V60 B4',
        details: '2020, 91 000 km',
        image: { media: 'pictures/carstore/car-estate-navy', alt: 'A navy estate' },
        start: 118_000,
      },
    ],
    link: { href: '#bid', text: 'Leave a bid' },
  },
} satisfies Record<string, Authored<typeof fields>>;
