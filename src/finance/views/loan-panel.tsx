import type { LoanCalculator } from '../calculators.ts';
import { CreditPanel } from './credit-panel.tsx';
import type { PanelContext } from './panel-context.ts';
import { useCredit } from './use-credit.ts';

interface Props {
  loan: LoanCalculator;
  context: PanelContext;
}

export function LoanPanel({ loan, context }: Props) {
  const { terms, price, title, description, disclaimer, creditNotice } = loan;
  const { texts } = context;
  const credit = useCredit(terms, price);
  const labels = {
    amount: texts.financeLoanAmount,
    cash: texts.financeDownPayment,
    cashAmount: texts.financeDownPaymentAmount,
    rate: texts.financeRate,
  };
  return (
    <CreditPanel
      context={context}
      terms={terms}
      credit={credit}
      labels={labels}
      disclaimer={disclaimer}
      kind="loan"
      name={texts.financeLoan}
      before={<OfferText title={title === texts.financeLoan ? undefined : title} text={description} />}
      after={
        creditNotice && (
          <div role="note" className="finance__notice">
            <p className="finance__notice-title">{creditNotice.title}</p>
            <p>{creditNotice.text}</p>
            <p>{creditNotice.example}</p>
          </div>
        )
      }
    />
  );
}

export function OfferText({ title, text }: { title?: string | undefined; text?: string | undefined }) {
  if (!title && !text) return null;
  return (
    <p className="finance__offer-text">
      {title && <b>{title}</b>} {text}
    </p>
  );
}
