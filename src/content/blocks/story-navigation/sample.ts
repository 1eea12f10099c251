import type { Authored } from '../../../shared/platform/fields/fields.ts';
import type { fields } from './fields.ts';

export const samples = {
  'above the article': {},
  'below the article': { look: 'cards' },
} satisfies Record<string, Authored<typeof fields>>;
