import type { fields } from '../../../../src/content/blocks/builder-form/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'a built-in form': {
    formUrl: '/api/forms/builder/2026110101',
    title: 'Boka en provkörning hemma hos dig',
    text: 'Vi kommer med bilen, du kör din vanliga väg. Svar inom två arbetstimmar.',
  },
  'no address yet': { title: 'Boka en provkörning hemma hos dig' },
} satisfies Record<string, Authored<typeof fields>>;
