import type { fields } from '../../../../src/content/blocks/service-booking/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'two makes elsewhere, two on this site': {
    contactEmail: 'verkstad@solvik.example',
    contactPhone: '010-550 01 40',
    brandLinks: [
      { link: { href: 'https://bmw.example/boka', text: 'BMW' } },
      { link: { href: 'https://mini.example/boka', text: 'MINI' } },
      { link: { href: '/kop-bil/bilmarken/porsche/service', text: 'Porsche' } },
      { link: { href: '/service-och-verkstad/boka-bilverkstad', text: 'Mercedes-Benz' } },
    ],
    damageLink: { href: 'https://skadebesiktning.example', text: '' },
  },
} satisfies Record<string, Authored<typeof fields>>;
