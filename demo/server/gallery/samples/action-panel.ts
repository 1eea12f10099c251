import type { fields } from '../../../../src/content/blocks/action-panel/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'winter wheels': {
    title: 'Time for the winter wheels.',
    text: 'We have already warmed the nuts. Ring, and we find a time at the workshop nearest to you.',
    link: { href: '/service', text: 'Book a time' },
    rows: [
      { icon: 'wrench', label: 'Service', value: 'from 2 190 kr', link: { href: '/service' } },
      { icon: 'disc-3', label: 'Wheel change', value: '495 kr', link: { href: '/tyres' } },
      { icon: 'snowflake', label: 'Tyre hotel', value: '845 kr a season', link: { href: '/tyres' } },
      { icon: 'shield-check', label: 'Damage and glass', value: 'quote the same day' },
    ],
    image: { media: 'scenes/close-wheel', alt: 'A wheel in evening light' },
  },
} satisfies Record<string, Authored<typeof fields>>;
