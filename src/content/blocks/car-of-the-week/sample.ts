import type { Authored } from '../../../shared/platform/fields/fields.ts';
import type { fields } from './fields.ts';

export const samples = {
  'the cars of the week': { title: 'Car of the week' },
} satisfies Record<string, Authored<typeof fields>>;
