import type { LoanOption } from '../../loan.ts';

export type LoanCalculator = {
  terms: LoanOption;
  /** With VAT. */
  price: number;
  /** 'incl. VAT', where the price beside it is without. */
  vatNote?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  disclaimer?: string | undefined;
  /** The notice that Swedish law requires beside consumer credit (SITE-24). */
  creditNotice?: { title: string; text: string; example: string } | undefined;
};
