import type { fields } from '../../../../src/content/blocks/car-of-the-week/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'the cars of the week': { title: 'Car of the week' },
} satisfies Record<string, Authored<typeof fields>>;
