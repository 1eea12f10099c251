import type { fields } from '../../../../src/content/blocks/story-navigation/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'above the article': {},
  'below the article': { look: 'cards' },
} satisfies Record<string, Authored<typeof fields>>;
