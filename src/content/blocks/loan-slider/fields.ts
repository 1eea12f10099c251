import { choice, link, number, text } from '../../../shared/platform/fields/fields.ts';
import type { BlockLabels } from '../block-labels.ts';

export const labels: BlockLabels = {
  label: 'Loan slider',
  group: 'Tables and figures',
  help: 'What a loan costs a month, with the effective rate and an example. Visitors choose the amount and the time.',
};

export const fields = {
  title: text('Heading'),
  text: text('Text', { max: 400 }),
  ratePercent: number('Interest in per cent', { min: 0, max: 50 }),
  startFee: number('Fee for setting up the loan', { min: 0 }),
  invoiceFee: number('Fee a month', { min: 0 }),
  minAmount: number('Smallest loan', { min: 1000 }),
  maxAmount: number('Largest loan', { min: 1000, max: 10_000_000 }),
  amount: number('Loan shown first', { min: 1000 }),
  minMonths: number('Shortest time in months', { min: 12, max: 144 }),
  maxMonths: number('Longest time in months', { min: 12, max: 144 }),
  months: number('Time shown first, in months', { min: 12, max: 144 }),
  link: link('Button'),
  tone: choice('Ground', ['stage', 'paper']),
};
