import type { fields } from '../../../../src/content/blocks/carousel/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

const slides = [
  {
    image: { media: 'scenes/coast-dusk', alt: 'A car on the coast road at dusk' },
    imagePhone: { media: 'scenes/coast-dusk-phone' },
    video: { media: 'videos/coast' },
    title: 'The long way home, on one charge.',
    text: 'Electric estates with more than 500 kilometres of range, on the floor now.',
    link: { href: '#estates', text: 'See the estates' },
  },
  {
    image: { media: 'scenes/winter-mountains', alt: 'A road through snowy mountains' },
    imagePhone: { media: 'scenes/winter-mountains-phone' },
    title: 'Winter wheels, on in forty minutes.',
    text: 'Coffee is ready when you arrive and the car when you have finished it.',
    link: { href: '#wheels', text: 'Book a time' },
    buttonType: 'Accent' as const,
  },
  {
    image: { media: 'scenes/harbour', alt: 'Cars by a harbour in the evening' },
    imagePhone: { media: 'scenes/harbour-phone' },
    title: 'Open by the harbour until eight.',
    text: 'Every Thursday, also for a test drive.',
  },
];

export const samples = {
  'offers, one at a time': { label: 'Offers this month', slides },
  'two thirds of the window': { label: 'Winter at Solvik', height: 'Medium', slides: slides.slice(1) },
  'the whole window, standing still': {
    label: 'The coast',
    height: 'FullHeight',
    autoplaySeconds: 0,
    slides: slides.slice(1).reverse(),
  },
} satisfies Record<string, Authored<typeof fields>>;
