import type { LoanTerms } from '../../../features/finance/loan-example.ts';
import type { LoanBounds, LoanChoice } from './loan-choice.ts';
import type { LoanWords } from './loan-texts.ts';

export type LoanData = {
  terms: LoanTerms;
  bounds: LoanBounds;
  choice: LoanChoice;
  words: LoanWords;
  currency: string;
};
