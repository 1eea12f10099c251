import type { fields } from '../../../../src/content/blocks/kit-list/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'all kits': {
    title: 'Kits',
    titleTag: 'h1',
    lead: 'Every part of the job in one box, down to the last screw.',
  },
  'under a heading of another block': {},
} satisfies Record<string, Authored<typeof fields>>;
