import type { fields } from '../../../../src/content/blocks/car-teaser/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'what came in last': { title: 'Just in', link: { href: '#all', text: 'See all cars' } },
  'electric estates under 400 000': {
    title: 'Electric, with room for the dog',
    text: 'All of them go further than 400 kilometres.',
    filters: [
      { field: 'car_fuel', value: 'El' },
      { field: 'car_body', value: 'Kombi' },
      { field: 'car_price', value: '0-400000' },
    ],
    sort: 'car_price_asc',
  },
  'cars that an editor picked': { title: 'Our own favourites', variant: 'Fixed ids', carIds: [] },
} satisfies Record<string, Authored<typeof fields>>;
