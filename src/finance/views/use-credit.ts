import { useState } from 'react';
import { defaultQuote, type LoanChoice, type LoanOption, type LoanQuote, loanQuote } from '../loan.ts';

export type Credit = {
  quote: LoanQuote;
  touched: boolean;
  choose: (choice: Partial<LoanChoice>) => void;
  /** Back to the lender's defaults, which other terms may have changed. */
  reset: () => void;
};

/** A credit being worked out: the lender's defaults until the visitor moves something. */
export function useCredit(terms: LoanOption, price: number): Credit {
  const [choice, setChoice] = useState<Partial<LoanChoice>>();
  const quote = choice ? loanQuote(terms, price, choice) : defaultQuote(terms, price);
  const { months, cashAmount } = quote;
  return {
    quote,
    touched: choice !== undefined,
    choose: (next) => setChoice({ months, cashAmount, ...residualIn(choice), ...next }),
    reset: () => setChoice(undefined),
  };
}

/** A residual value follows the duration until the visitor has set one. */
function residualIn(choice: Partial<LoanChoice> | undefined): Partial<LoanChoice> {
  return choice?.residualPercent === undefined ? {} : { residualPercent: choice.residualPercent };
}
