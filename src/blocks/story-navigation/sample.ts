import type { Written } from '../../platform/fields/fields.ts';
import type { fields } from './fields.ts';

export const samples = {
  'above the article': {},
  'below the article': { look: 'cards' },
} satisfies Record<string, Written<typeof fields>>;
