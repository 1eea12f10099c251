import type { Written } from '../../platform/fields/fields.ts';
import type { fields } from './fields.ts';

export const samples = {
  'seven makes': {
    heading: 'Seven makes, one handshake',
    brands: [
      { logo: { media: 'brands/BMW-mono' }, name: 'BMW', link: { href: '/brands/bmw' } },
      { logo: { media: 'brands/MINI-mono' }, name: 'MINI', link: { href: '/brands/mini' } },
      { logo: { media: 'brands/VOLVO-mono' }, name: 'Volvo' },
      { logo: { media: 'brands/KIA-mono' }, name: 'Kia' },
      { logo: { media: 'brands/TOYOTA-mono' }, name: 'Toyota' },
      { logo: { media: 'brands/VW-mono' }, name: 'Volkswagen' },
      { name: 'A make without a logo' },
    ],
  },
} satisfies Record<string, Written<typeof fields>>;
