import type { Authored } from '../../../shared/platform/fields/fields.ts';
import type { fields } from './fields.ts';

export const samples = {
  'with the texts of the language': {
    contactEmail: 'dackhotell@solvik.example',
    serviceLink: { href: '/service-och-verkstad/boka-service', text: '' },
  },
} satisfies Record<string, Authored<typeof fields>>;
