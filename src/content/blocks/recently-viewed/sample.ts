import type { Authored } from '../../../shared/platform/fields/fields.ts';
import type { fields } from './fields.ts';

export const samples = {
  'as it comes': {},
  'with a heading of its own': { title: 'Cars you have seen' },
} satisfies Record<string, Authored<typeof fields>>;
