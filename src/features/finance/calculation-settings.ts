import type { ChosenTerms } from './loan.ts';

/** What the server needs to calculate a visitor's quote again, never its sums; without a choice, the lender's defaults. */
export type CalculationSettings =
  | { product: 'loan'; choice?: ChosenTerms | undefined }
  | { product: 'company leasing'; mileage: number; choice?: ChosenTerms | undefined }
  /** Which of the car's offers, from 0. */
  | { product: 'private leasing'; offer: number }
  /** British lenders store their quotes. */
  | { product: 'uk finance'; reference: string };
