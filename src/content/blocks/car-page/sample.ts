import type { Authored } from '../../../shared/platform/fields/fields.ts';
import type { fields } from './fields.ts';

export const samples = {
  'the car the address names': {},
  'with a text of its own for cars that are gone': {
    notFoundText: 'Most cars stay with us for three weeks. These came in after yours.',
  },
} satisfies Record<string, Authored<typeof fields>>;
