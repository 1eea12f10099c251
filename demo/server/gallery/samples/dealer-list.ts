import type { fields } from '../../../../src/content/blocks/dealer-list/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'all dealerships of the site': {
    title: 'Find us',
    titleTag: 'h1',
    lead: 'From the coast to the capital, and always with coffee.',
  },
  'with makes as buttons': { title: 'Find us', titleTag: 'h2', quickBrands: true },
} satisfies Record<string, Authored<typeof fields>>;
