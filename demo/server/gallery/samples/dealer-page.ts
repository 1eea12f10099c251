import type { fields } from '../../../../src/content/blocks/dealer-page/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'the dealership the address names': { fallbackImage: { media: 'scenes/dealership-day' } },
} satisfies Record<string, Authored<typeof fields>>;
