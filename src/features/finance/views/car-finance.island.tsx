import { useEffect, useState } from 'react';
import { defineIsland } from '../../../shared/ui/island.tsx';
import { type Tab, Tabs } from '../../../shared/ui/tabs.tsx';
import type { Calculators } from '../calculators.ts';
import { numberFormats } from '../number-formats.ts';
import { CompanyPanel } from './company-panel.tsx';
import { LoanPanel } from './loan-panel.tsx';
import type { PanelContext } from './panel-context.ts';
import { PrivatePanel } from './private-panel.tsx';
import { announceQuote } from './quote-in-view.ts';

/** The finance options of the car, as tabs where there are several. */
function CarFinance(props: Calculators) {
  const { carId, language, currency, texts, showsResidualAndEffectiveRate } = props;
  const [chosen, setChosen] = useState<string>();
  const formats = numberFormats(language, currency);
  const tabs = tabsOf(props, { carId, texts, formats, showsResidualAndEffectiveRate });
  const [first] = tabs;
  // Another tab brings another quote into view.
  useEffect(() => {
    if (chosen) announceQuote();
  }, [chosen]);
  if (!first) return null;
  return (
    <section className="finance" aria-label={texts.financeTitle}>
      {tabs.length > 1 ? (
        <Tabs label={texts.financeTitle} tabs={tabs} onChoose={setChosen} />
      ) : (
        <>
          <h2 className="finance__title">{first.label}</h2>
          {first.content}
        </>
      )}
    </section>
  );
}

function tabsOf({ loan, privateLeasing, companyLeasing }: Calculators, context: PanelContext): Tab[] {
  const { texts } = context;
  return [
    ...(loan
      ? [{ id: 'loan', label: texts.financeLoan, content: <LoanPanel loan={loan} context={context} /> }]
      : []),
    ...(privateLeasing
      ? [
          {
            id: 'private',
            label: texts.financePrivate,
            content: <PrivatePanel leasing={privateLeasing} context={context} />,
          },
        ]
      : []),
    ...(companyLeasing
      ? [
          {
            id: 'company',
            label: texts.financeCompany,
            content: <CompanyPanel company={companyLeasing} context={context} />,
          },
        ]
      : []),
  ];
}

export const island = defineIsland('car-finance', CarFinance, 'idle');
