import { fillPlaceholders } from '../../../shared/sites/fill-placeholders.ts';
import { Slider } from '../../../shared/ui/slider.tsx';
import type { CalculatorTexts } from '../calculator-texts.ts';
import { type ChosenTerms, type LoanOption, type LoanQuote, monthsTowards } from '../loan.ts';
import type { NumberFormats } from '../number-formats.ts';
import { AmountField } from './amount-field.tsx';

interface Props {
  terms: LoanOption;
  quote: LoanQuote;
  texts: CalculatorTexts;
  formats: NumberFormats;
  cashLabel: string;
  cashAmountLabel: string;
  showsResidual: boolean;
  onChoose: (choice: ChosenTerms) => void;
}

/** Sliders for down payment, duration and residual value. */
export function CreditSliders(props: Props) {
  const { terms, quote, texts, formats, cashLabel, cashAmountLabel, showsResidual, onChoose } = props;
  const { bounds } = quote;
  return (
    <>
      <Slider
        label={`${cashLabel}, ${formats.share(quote.cashPercent)}`}
        bounds={bounds.cashAmount}
        value={quote.cashAmount}
        text={formats.money(quote.cashAmount)}
        onChange={(cashAmount) => onChoose({ cashAmount })}
        field={
          <AmountField
            label={cashAmountLabel}
            value={quote.cashAmount}
            bounds={bounds.cashAmount}
            unit={formats.currencySign}
            format={formats.number}
            onCommit={(cashAmount) => onChoose({ cashAmount })}
          />
        }
      />
      <Slider
        label={texts.financePeriod}
        bounds={bounds.months}
        value={quote.months}
        text={fillPlaceholders(texts.financeMonths, { months: quote.months })}
        onChange={(months) => onChoose({ months: monthsTowards(terms, quote.months, months) })}
      />
      {showsResidual && bounds.residualPercent.max > 0 && (
        <Slider
          label={texts.financeResidual}
          bounds={bounds.residualPercent}
          value={quote.residualPercent}
          text={formats.share(quote.residualPercent)}
          onChange={(residualPercent) => onChoose({ residualPercent })}
        />
      )}
    </>
  );
}
