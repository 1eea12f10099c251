import type { Authored } from '../../../shared/platform/fields/fields.ts';
import type { fields } from './fields.ts';

export const samples = {
  'on a page of its own': {
    title: 'Saved cars',
    titleTag: 'h1',
    lead: 'The ones you pressed the heart on, the newest first.',
  },
} satisfies Record<string, Authored<typeof fields>>;
