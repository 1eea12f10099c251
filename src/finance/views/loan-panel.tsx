import type { LoanCalculator } from '../calculators.ts';
import { credit } from '../credit.ts';
import { parseChoice } from '../parse-choice.ts';
import { CreditPanel } from './credit-panel.tsx';
import type { PanelContext } from './panel-context.ts';
import { useSessionSettings } from './use-session-settings.ts';

interface Props {
  loan: LoanCalculator;
  context: PanelContext;
}

export function LoanPanel({ loan, context }: Props) {
  const { terms, price, title, description, disclaimer, creditNotice } = loan;
  const { carId, texts } = context;
  const [choice, setChoice] = useSessionSettings(carId, 'loan', parseChoice);
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
      credit={credit(terms, price, choice, setChoice)}
      settings={{ product: 'loan', choice }}
      labels={labels}
      disclaimer={disclaimer}
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
