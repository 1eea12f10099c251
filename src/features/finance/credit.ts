import { type ChosenTerms, defaultQuote, type LoanOption, type LoanQuote, loanQuote } from './loan.ts';

export type Credit = {
  quote: LoanQuote;
  touched: boolean;
  choose: (choice: ChosenTerms) => void;
};

/** A loan calculator: the lender's defaults until the visitor changes something. */
export function credit(
  terms: LoanOption,
  price: number,
  choice: ChosenTerms | undefined,
  onChoose: (choice: ChosenTerms) => void,
): Credit {
  const quote = choice ? loanQuote(terms, price, choice) : defaultQuote(terms, price);
  const { months, cashAmount } = quote;
  return {
    quote,
    touched: choice !== undefined,
    choose: (next) => onChoose({ months, cashAmount, ...chosenResidual(choice), ...next }),
  };
}

/** A residual value follows the duration until the visitor has set one. */
function chosenResidual(choice: ChosenTerms | undefined): ChosenTerms {
  return choice?.residualPercent === undefined ? {} : { residualPercent: choice.residualPercent };
}
