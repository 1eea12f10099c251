import type { fields } from '../../../../src/content/blocks/brand-row/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'seven makes': {
    heading: 'Seven makes, one handshake',
    brands: [
      { logo: { media: 'brands/BMW' }, name: 'BMW', link: { href: '/brands/bmw' } },
      { logo: { media: 'brands/MINI' }, name: 'MINI', link: { href: '/brands/mini' } },
      { logo: { media: 'brands/VOLVO' }, name: 'Volvo' },
      { logo: { media: 'brands/KIA' }, name: 'Kia' },
      { logo: { media: 'brands/TOYOTA' }, name: 'Toyota' },
      { logo: { media: 'brands/VW' }, name: 'Volkswagen' },
      { name: 'A make without a logo' },
    ],
  },
} satisfies Record<string, Authored<typeof fields>>;
