import type { fields } from '../../../../src/content/blocks/saved-cars/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'on a page of its own': {
    title: 'Saved cars',
    titleTag: 'h1',
    lead: 'The ones you pressed the heart on, the newest first.',
  },
} satisfies Record<string, Authored<typeof fields>>;
