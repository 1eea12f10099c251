import type { fields } from '../../../../src/content/blocks/stage-hero/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

const ways = [
  { icon: 'car', title: 'Buy', text: 'The stock, shape by shape', link: { href: '/buy' } },
  { icon: 'hand-coins', title: 'Sell', text: 'A price in two minutes', link: { href: '/sell' } },
  { icon: 'map-pin', title: 'Visit', text: 'Twenty-one stores', link: { href: '/stores' } },
];

export const samples = {
  'on the brand colour, with figures, tag and ways in': {
    title: 'Your next car has already been run in.',
    text: '4,812 used cars, gone through point by point. Collect today or have it brought home on Friday.',
    image: { media: 'pictures/carstore/hero-hatch', alt: 'Orange hatchback from the front' },
    link: { href: '/buy', text: 'How buying works' },
    secondLink: { href: '/stores', text: 'Find a store' },
    hasSearchBar: true,
    searchUrl: '/buy',
    searchPlaceholderPhone: 'Make or model',
    searchPlaceholderDesktop: 'Search make, model or equipment',
    figures: [
      { value: '97', label: 'points checked' },
      { value: '14', label: 'days to return it' },
      { value: '12', label: 'months’ warranty' },
    ],
    tag: { label: 'Car of the week', value: '3 290 kr/month', link: { href: '/buy' } },
    ways,
  },
  'on ink': {
    title: 'Used cars without the aftertaste.',
    text: 'Everything we know about the car, on one sheet.',
    image: { media: 'pictures/carstore/sell-suv', alt: 'Dark blue SUV from the front' },
    tone: 'dark',
    link: { href: '/buy', text: 'Find a car' },
    ways,
  },
  'light, small': {
    title: 'Buy a car without taking a chance.',
    text: 'The price on the tag is the price.',
    image: { media: 'pictures/carstore/car-hatch-ice', alt: 'Ice-blue hatchback from behind' },
    tone: 'light',
    size: 'small',
    link: { href: '/buy', text: 'See the cars' },
  },
  'on the accent colour, small': {
    title: 'Sell it over a coffee.',
    image: { media: 'pictures/carstore/car-hatch-white', alt: 'White hatchback from the front' },
    tone: 'accent',
    size: 'small',
    link: { href: '/sell', text: 'Get a price' },
    secondLink: { href: 'tel:+46101234500', text: '010-123 45 00' },
  },
} satisfies Record<string, Authored<typeof fields>>;
