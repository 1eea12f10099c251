import { credit } from '../../credit.ts';
import { parseChoice } from '../../parse-choice.ts';
import { rateText } from '../../rate-text.ts';
import { CreditPanel } from '../../views/credit-panel.tsx';
import { OfferText } from '../../views/offer-text.tsx';
import type { PanelContext } from '../../views/panel-context.ts';
import { useSessionSettings } from '../../views/use-session-settings.ts';
import type { LoanCalculator } from './loan-calculator.ts';
import type { LoanTextKey } from './loan-texts.ts';

interface Props {
  offer: LoanCalculator;
  context: PanelContext<LoanTextKey>;
}

export function Panel({ offer, context }: Props) {
  const { terms, price, vatNote, title, description, disclaimer, creditNotice } = offer;
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
          <div
            role="note"
            className="grid gap-2 rounded-field bg-paper p-4 text-size-micro leading-[1.5] text-ink-muted"
          >
            <p className="font-medium text-ink">{creditNotice.title}</p>
            <p>{creditNotice.text}</p>
            <p>{creditNotice.example}</p>
          </div>
        )
      }
    />
  );
}
