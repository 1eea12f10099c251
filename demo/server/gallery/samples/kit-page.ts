import type { fields } from '../../../../src/content/blocks/kit-page/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'the kit the address names': {},
  'with a text of its own for kits that are gone': {
    notFoundText: 'It may have got a new number. Call the counter, they know all of them.',
  },
} satisfies Record<string, Authored<typeof fields>>;
