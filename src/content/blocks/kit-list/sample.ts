import type { Authored } from '../../../shared/platform/fields/fields.ts';
import type { fields } from './fields.ts';

export const samples = {
  'all kits': {
    title: 'Kits',
    titleTag: 'h1',
    lead: 'Every part of the job in one box, down to the last screw.',
  },
  'under a heading of another block': {},
} satisfies Record<string, Authored<typeof fields>>;
