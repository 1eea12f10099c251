import type { ReactNode } from 'react';
import type { Events } from '../../analytics/events.ts';
import { fillDisclaimer } from '../disclaimer.ts';
import { fillText } from '../fill-text.ts';
import type { LoanOption } from '../loan.ts';
import { announceChoice } from './announce-choice.ts';
import { CreditSliders } from './credit-sliders.tsx';
import { CreditTerms } from './credit-terms.tsx';
import { Disclosure } from './disclosure.tsx';
import type { PanelContext } from './panel-context.ts';
import { Sum } from './sum.tsx';
import type { Credit } from './use-credit.ts';
import { useDebouncedEffect } from './use-debounced-effect.ts';

interface Props {
  context: PanelContext;
  kind: Events['calculator']['calculator'];
  name: string;
  terms: LoanOption;
  credit: Credit;
  labels: { amount: string; cash: string; cashAmount: string; rate: string };
  note?: string | undefined;
  disclaimer?: string | undefined;
  /** Above the sliders: what the offer is, and choices of its own. */
  before?: ReactNode;
  after?: ReactNode;
  /** More for the summary: the distance a year. */
  extra?: string | undefined;
}

/** Loan and company leasing share these sliders (CLEAS-05). */
export function CreditPanel(props: Props) {
  const { context, kind, name, terms, credit, labels, note, disclaimer, before, after, extra } = props;
  const { carId, texts, formats, showsResidualAndEffectiveRate, onSummary } = context;
  const { quote, touched, choose } = credit;
  const { monthlyPayment, months, cashAmount } = quote;
  const unit = fillText(texts.financePerMonth, { currency: formats.currencySign });
  const sum = `${formats.number(monthlyPayment)} ${unit}`;
  const period = fillText(texts.financeMonths, { months });
  const parts = [`${name}: ${sum}`, extra, period, `${labels.cash} ${formats.money(cashAmount)}`];
  const summary = parts.filter(Boolean).join(', ');
  useDebouncedEffect(touched ? summary + quote.residualPercent : undefined, () => {
    onSummary(summary);
    const event = { car_id: carId, calculator: kind, monthly_cost: monthlyPayment };
    announceChoice({ ...event, months, down_payment: cashAmount }, summary);
  });
  return (
    <Disclosure
      sum={<Sum amount={formats.number(monthlyPayment)} unit={unit} note={note} />}
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
        <p className="finance__small">
          {fillDisclaimer(disclaimer, terms, quote, { money: formats.money, percent: formats.rate })}
        </p>
      )}
      {after}
    </Disclosure>
  );
}
