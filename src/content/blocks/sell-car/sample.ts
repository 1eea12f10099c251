import type { Authored } from '../../../shared/platform/fields/fields.ts';
import type { fields } from './fields.ts';

export const samples = {
  'with a text': {
    title: 'Vad är din värd?',
    text: 'Två minuter för dig. En människa räknar.',
  },
} satisfies Record<string, Authored<typeof fields>>;
