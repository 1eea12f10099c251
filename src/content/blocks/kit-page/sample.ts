import type { Authored } from '../../../shared/platform/fields/fields.ts';
import type { fields } from './fields.ts';

export const samples = {
  'the kit the address names': {},
  'with a text of its own for kits that are gone': {
    notFoundText: 'It may have got a new number. Call the counter, they know all of them.',
  },
} satisfies Record<string, Authored<typeof fields>>;
