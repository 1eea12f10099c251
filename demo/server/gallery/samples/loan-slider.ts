import type { fields } from '../../../../src/content/blocks/loan-slider/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

export const samples = {
  'a car loan': {
    title: 'What will yours cost?',
    text: 'Move either one. Everything is counted in.',
    ratePercent: 4.95,
    startFee: 595,
    invoiceFee: 39,
    minAmount: 50_000,
    maxAmount: 600_000,
    amount: 200_000,
    minMonths: 24,
    maxMonths: 96,
    months: 60,
    link: { href: '#apply', text: 'Apply' },
  },
} satisfies Record<string, Authored<typeof fields>>;
