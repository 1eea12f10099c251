import type { fields } from '../../../../src/content/blocks/recently-viewed/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'as it comes': {},
  'with a heading of its own': { title: 'Cars you have seen' },
} satisfies Record<string, Authored<typeof fields>>;
