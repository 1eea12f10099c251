import type { fields } from '../../../../src/content/blocks/tyre-hotel/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'with the texts of the language': {
    contactEmail: 'dackhotell@solvik.example',
    serviceLink: { href: '/service-och-verkstad/boka-service', text: '' },
  },
} satisfies Record<string, Authored<typeof fields>>;
