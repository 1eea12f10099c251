import type { fields } from '../../../../src/content/blocks/call-panel/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'with facts': {
    title: 'Charging at work, without the work.',
    text: 'We draw, dig, own and look after it. You lend the ground and are paid per kilowatt-hour.',
    link: { href: '/business', text: 'How it works' },
    secondLink: { href: 'tel:+46105500160', text: '+46 10 550 01 60' },
    facts: [
      { label: 'from yes to power', value: '9 weeks' },
      { label: 'uptime, last year', value: '99.4 %' },
      { label: 'your investment', value: '0 kr' },
    ],
  },
  'under a picture': {
    title: 'Forty-two chairs and a mountain.',
    text: 'The floor is from the showroom of 1954, the lamps from the shipyard. The view has always been there.',
    secondLink: { href: '/room', text: 'How the room came about' },
    image: { media: 'scenes/bistro', alt: 'The dining room at dusk' },
    tone: 'dark',
  },
  'words alone, on ink': {
    title: 'We open before you do.',
    text: 'The workshop is manned from five. Ring, and the bay is ready when you roll in.',
    link: { href: 'tel:+46105500140', text: '010-550 01 40' },
    tone: 'dark',
  },
} satisfies Record<string, Authored<typeof fields>>;
