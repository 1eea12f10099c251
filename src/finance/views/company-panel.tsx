import { useId, useState } from 'react';
import { RadioGroup } from '../../ui/radio-group.tsx';
import type { CompanyCalculator } from '../calculators.ts';
import { termsAt } from '../company-leasing.ts';
import { fillText } from '../fill-text.ts';
import { CreditPanel } from './credit-panel.tsx';
import { LeasingLines } from './leasing-lines.tsx';
import { OfferText } from './loan-panel.tsx';
import type { PanelContext } from './panel-context.ts';
import { useCredit } from './use-credit.ts';

interface Props {
  company: CompanyCalculator;
  context: PanelContext;
}

/** Another mileage has other bounds and defaults (CLEAS-03). */
export function CompanyPanel({ company, context }: Props) {
  const { leasing, price, title, salesText, description, disclaimer, benefit, others } = company;
  const { texts, formats } = context;
  const [mileage, setMileage] = useState(leasing.defaultMileage);
  const terms = termsAt(leasing, mileage);
  const credit = useCredit(terms, price);
  const name = useId();
  const mil = (distance: number) => fillText(texts.financeMil, { mileage: formats.number(distance) });
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
      credit={{ ...credit, touched: credit.touched || mileage !== leasing.defaultMileage }}
      kind="company leasing"
      name={title ?? texts.financeCompany}
      note={texts.carPriceWithoutVat}
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
            onChange={(next) => {
              setMileage(Number(next));
              credit.reset();
            }}
          />
        </>
      }
      after={
        <>
          {benefit.length > 0 && <p className="finance__small">{benefit.join(' ')}</p>}
          <LeasingLines title={texts.financeOtherOffers} lines={others} />
        </>
      }
    />
  );
}
