import type { fields } from '../../../../src/content/blocks/car-page/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'the car the address names': {},
  'with a text of its own for cars that are gone': {
    notFoundText: 'Most cars stay with us for three weeks. These came in after yours.',
  },
} satisfies Record<string, Authored<typeof fields>>;
