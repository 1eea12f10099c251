import { useId } from 'react';
import { fillPlaceholders } from '../../../../shared/sites/fill-placeholders.ts';
import { RadioGroup } from '../../../../shared/ui/radio-group.tsx';
import { credit } from '../../credit.ts';
import type { ChosenTerms } from '../../loan.ts';
import { parseChoice } from '../../parse-choice.ts';
import { CreditPanel } from '../../views/credit-panel.tsx';
import { LeasingLines } from '../../views/leasing-lines.tsx';
import { OfferText } from '../../views/offer-text.tsx';
import type { PanelContext } from '../../views/panel-context.ts';
import { useSessionSettings } from '../../views/use-session-settings.ts';
import type { CompanyCalculator } from './company-calculator.ts';
import { termsAt } from './company-leasing.ts';
import type { CompanyLeasingTextKey } from './company-leasing-texts.ts';

interface Props {
  offer: CompanyCalculator;
  context: PanelContext<CompanyLeasingTextKey>;
}

/** Another mileage has other bounds and defaults (CLEAS-03). */
export function Panel({ offer, context }: Props) {
  const { leasing, price, title, salesText, description, disclaimer, benefit, others } = offer;
  const { carId, texts, formats } = context;
  const [settings, setSettings] = useSessionSettings(carId, 'company leasing', parseSettings);
  const mileage = settings?.mileage ?? leasing.defaultMileage;
  const choice = settings?.choice;
  const terms = termsAt(leasing, mileage);
  const chosen = credit(terms, price, choice, (next) => setSettings({ mileage, choice: next }));
  const name = useId();
  const mil = (distance: number) =>
    fillPlaceholders(texts.financeMil, { mileage: formats.number(distance * offer.kmPerMileage) });
  const labels = {
    amount: texts.financeFinanced,
    cash: texts.financeInitialPayment,
    cashAmount: texts.financeInitialPaymentAmount,
    rate: leasing.hasFixedRate ? texts.financeFixedRate : texts.financeVariableRate,
  };
  return (
    <CreditPanel
      context={context}
      terms={terms}
      labels={labels}
      disclaimer={disclaimer}
      credit={{ ...chosen, touched: settings !== undefined }}
      settings={{ product: 'company leasing', mileage, choice }}
      name={title ?? texts.financeCompany}
      vatNote={texts.carPriceWithoutVat}
      extra={mil(mileage)}
      before={
        <>
          <OfferText title={title} text={[salesText, description].filter(Boolean).join(' ')} />
          <RadioGroup
            look="pills"
            name={name}
            legend={texts.financeMileage}
            options={leasing.byMileage.map((each) => ({
              value: String(each.mileage),
              label: mil(each.mileage),
            }))}
            value={String(mileage)}
            onChange={(next) => setSettings({ mileage: Number(next) })}
          />
        </>
      }
      after={
        <>
          {benefit.length > 0 && (
            <p className="text-size-micro leading-[1.5] text-ink-muted">{benefit.join(' ')}</p>
          )}
          <LeasingLines title={texts.financeOtherOffers} lines={others} />
        </>
      }
    />
  );
}

type CompanySettings = { mileage: number; choice?: ChosenTerms | undefined };

function parseSettings(stored: unknown): CompanySettings | undefined {
  const { mileage, choice } = (stored ?? {}) as Readonly<Record<string, unknown>>;
  return typeof mileage === 'number' ? { mileage, choice: parseChoice(choice) } : undefined;
}
