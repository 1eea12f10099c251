import type { fields } from '../../../../src/content/blocks/countdown/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'until the campaign ends': {
    title: 'The winter wheels are included until Sunday.',
    text: 'On every electric car ordered before the clock stops.',
    target: '2026-12-13T18:00',
    link: { href: '#offers', text: 'See the cars' },
    image: { media: 'scenes/winter-mountains', alt: 'A road through snowy mountains' },
  },
  'the time has come': {
    title: 'The new showroom is open.',
    text: 'The doors open soon.',
    textAfter: 'Come in. The coffee is on until six.',
    target: '2026-01-10T10:00',
    background: 'stage',
    link: { href: '#way', text: 'Find the way' },
    buttonType: 'Primary',
  },
} satisfies Record<string, Authored<typeof fields>>;
