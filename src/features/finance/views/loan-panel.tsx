import type { LoanCalculator } from '../calculators.ts';
import { credit } from '../credit.ts';
import { parseChoice } from '../parse-choice.ts';
import { rateText } from '../rate-text.ts';
import { CreditPanel } from './credit-panel.tsx';
import type { PanelContext } from './panel-context.ts';
import { useSessionSettings } from './use-session-settings.ts';

interface Props {
  loan: LoanCalculator;
  context: PanelContext;
}

export function LoanPanel({ loan, context }: Props) {
  const { terms, price, vatNote, title, description, disclaimer, creditNotice } = loan;
  const { carId, texts, formats, showsResidualAndEffectiveRate } = context;
  const [choice, setChoice] = useSessionSettings(carId, 'loan', parseChoice);
  const chosen = credit(terms, price, choice, setChoice);
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
      credit={chosen}
      settings={{ product: 'loan', choice }}
      labels={labels}
      disclaimer={disclaimer}
      name={texts.financeLoan}
      vatNote={vatNote}
      rate={rateText(terms, chosen.quote, showsResidualAndEffectiveRate, texts, formats)}
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
