import type { fields } from '../../../../src/content/blocks/sell-car/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'with a text': {
    title: 'Vad är din värd?',
    text: 'Två minuter för dig. En människa räknar.',
  },
} satisfies Record<string, Authored<typeof fields>>;
