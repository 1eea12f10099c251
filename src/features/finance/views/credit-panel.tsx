import type { ReactNode } from 'react';
import { pushEvent } from '../../../shared/analytics/data-layer.ts';
import { fillPlaceholders } from '../../../shared/sites/fill-placeholders.ts';
import type { Credit } from '../credit.ts';
import { fillDisclaimer } from '../disclaimer.ts';
import type { LoanOption } from '../loan.ts';
import type { CalculationSettings } from '../plans/all-plans.ts';
import { announceQuote, quoteAttributes } from '../quote-in-view.ts';
import { AskForQuote } from './ask-for-quote.tsx';
import { CreditSliders } from './credit-sliders.tsx';
import { CreditTerms } from './credit-terms.tsx';
import { Disclosure } from './disclosure.tsx';
import type { PanelContext } from './panel-context.ts';
import { Sum } from './sum.tsx';
import { useDebouncedEffect } from './use-debounced-effect.ts';

interface Props {
  context: PanelContext;
  settings: CalculationSettings;
  name: string;
  terms: LoanOption;
  credit: Credit;
  labels: { amount: string; cash: string; cashAmount: string; rate: string };
  /** 'excl. VAT' */
  vatNote?: string | undefined;
  /** 'APR 6.1%': a cost of credit never stands without it. */
  rate?: string | undefined;
  disclaimer?: string | undefined;
  /** Above the sliders: what the offer is, and choices of its own. */
  before?: ReactNode;
  after?: ReactNode;
  /** More for the summary: the distance a year. */
  extra?: string | undefined;
}

/** Loan and company leasing share these sliders (CLEAS-05). */
export function CreditPanel(props: Props) {
  const { context, settings, name, terms, credit, labels, vatNote, rate, disclaimer, before, after, extra } =
    props;
  const { carId, texts, formats, showsResidualAndEffectiveRate } = context;
  const { quote, touched, choose } = credit;
  const { monthlyPayment, months, cashAmount } = quote;
  const unit = fillPlaceholders(texts.financePerMonth, { currency: formats.currencySign });
  const cost = [`${formats.number(monthlyPayment)} ${unit}`, vatNote].filter(Boolean).join(' ');
  const monthly = [cost, rate].filter(Boolean).join(' · ');
  const period = fillPlaceholders(texts.financeMonths, { months });
  const parts = [`${name}: ${monthly}`, extra, period, `${labels.cash} ${formats.money(cashAmount)}`];
  const summary = parts.filter(Boolean).join(', ');
  useDebouncedEffect(touched ? summary + quote.residualPercent : undefined, () => {
    announceQuote();
    const event = { car_id: carId, calculator: settings.product, monthly_cost: monthlyPayment };
    pushEvent({ event: 'calculator', ...event, months, down_payment: cashAmount });
  });
  return (
    <div {...quoteAttributes({ summary, monthly, example: undefined, settings, touched })}>
      <Disclosure
        sum={<Sum amount={formats.number(monthlyPayment)} unit={unit} note={vatNote} rate={rate} />}
        show={texts.financeShow}
        hide={texts.financeHide}
        startsOpen
      >
        {before}
        <CreditSliders
          terms={terms}
          quote={quote}
          texts={texts}
          formats={formats}
          cashLabel={labels.cash}
          cashAmountLabel={labels.cashAmount}
          showsResidual={showsResidualAndEffectiveRate}
          onChoose={choose}
        />
        <CreditTerms
          terms={terms}
          quote={quote}
          labels={labels}
          texts={texts}
          formats={formats}
          showsResidualAndEffectiveRate={showsResidualAndEffectiveRate}
        />
        {disclaimer && (
          <p className="text-size-micro leading-[1.5] text-ink-muted">
            {fillDisclaimer(disclaimer, terms, quote, { money: formats.money, percent: formats.rate })}
          </p>
        )}
        {after}
        <AskForQuote texts={texts} />
      </Disclosure>
    </div>
  );
}
