import { useState } from 'react';
import { defaultQuote, type LoanChoice, type LoanOption, type LoanQuote, loanQuote } from '../loan.ts';

export type Credit = {
  quote: LoanQuote;
  touched: boolean;
  choose: (choice: Partial<LoanChoice>) => void;
  /** Back to the lender's defaults, for other terms. */
  reset: () => void;
};

/** The state of a loan calculator: the lender's defaults until the visitor changes something. */
export function useCredit(terms: LoanOption, price: number): Credit {
  const [choice, setChoice] = useState<Partial<LoanChoice>>();
  const quote = choice ? loanQuote(terms, price, choice) : defaultQuote(terms, price);
  const { months, cashAmount } = quote;
  return {
    quote,
    touched: choice !== undefined,
    choose: (next) => setChoice({ months, cashAmount, ...chosenResidual(choice), ...next }),
    reset: () => setChoice(undefined),
  };
}

/** A residual value follows the duration until the visitor has set one. */
function chosenResidual(choice: Partial<LoanChoice> | undefined): Partial<LoanChoice> {
  return choice?.residualPercent === undefined ? {} : { residualPercent: choice.residualPercent };
}
