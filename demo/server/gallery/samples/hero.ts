import type { fields } from '../../../../src/content/blocks/hero/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'the whole window': {
    image: { media: 'scenes/forest-road', alt: 'A burgundy estate on a forest road' },
    imagePhone: { media: 'scenes/forest-road-phone' },
    title: 'Drive to where the road ends.',
    text: 'New and used cars at twelve dealerships. Test drive today, decide when you like.',
    variant: 'FullScreen',
    contentPlacement: 'Top',
    hasSearchBar: true,
    searchUrl: '/kop-bil/alla-bilar-i-lager',
    searchPlaceholderPhone: 'Make or model',
    searchPlaceholderDesktop: 'Make, model or equipment',
    quickLinks: [
      { link: { href: '/service', text: 'Service' } },
      { link: { href: '/sell-car', text: 'Sell your car' } },
    ],
    caption: { title: 'BMW i4 Gran Coupé', link: { href: '/brands/bmw', text: 'from 5 995 kr a month' } },
  },
  'a film': {
    content: 'Video',
    image: { media: 'scenes/charging-night', alt: 'A car at a charger under a lit roof' },
    imagePhone: { media: 'scenes/charging-night-phone' },
    videoDesktop: { media: 'videos/charging-night' },
    title: 'Full before the coffee is cold.',
    text: 'Three hundred kilowatts, nine towns, one price.',
    buttonType: 'Accent',
    link: { href: '#chargers', text: 'Find a charger' },
  },
  'a page below the home page': {
    image: { media: 'scenes/close-wheel', alt: 'A wheel in evening light' },
    title: 'The workshop opens at seven.',
    text: 'Leave the key in the safe from six.',
    buttonType: 'Accent',
    link: { href: 'tel:+46105500140', text: '010-550 01 40' },
  },
  'words in the middle': {
    image: { media: 'scenes/fjord-dawn', alt: 'A still fjord at sunrise' },
    title: 'Forty miles of coast',
    text: 'On one charge and two cinnamon buns.',
    contentPlacement: 'Center',
    centerContent: true,
  },
  'a car on the stage': {
    image: { media: 'pictures/stages/suv-closed-ev-blue-side', alt: 'A blue BMW iX3 from the side' },
    title: 'The new BMW iX3. Eight hundred kilometres to the next cable.',
    text: 'The first car of a new generation, on the floor with its plates on.',
    variant: 'Stage',
    link: { href: '#test', text: 'Book a test drive' },
    figures: [
      { label: 'Range, WLTP', value: '805 km' },
      { label: '10–80 %', value: '21 min' },
      { label: 'Output', value: '345 kW' },
    ],
  },
  'a car in the spotlight': {
    image: { media: 'pictures/stages/hatchback-round-lamp-red-front34', alt: 'A red MINI' },
    title: 'Small car. Long way home.',
    text: 'Parks where others give up.',
    variant: 'Spotlight',
    buttonType: 'Accent',
    link: { href: '#test', text: 'Book a test drive' },
  },
} satisfies Record<string, Authored<typeof fields>>;
