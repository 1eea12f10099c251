import type { Authored } from '../../../shared/platform/fields/fields.ts';
import type { fields } from './fields.ts';

export const samples = {
  'the dealership the address names': { fallbackImage: { media: 'scenes/dealership-day' } },
} satisfies Record<string, Authored<typeof fields>>;
