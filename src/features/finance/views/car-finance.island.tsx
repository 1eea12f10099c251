import { useEffect, useState } from 'react';
import { defineIsland } from '../../../shared/ui/island.tsx';
import { type Tab, Tabs } from '../../../shared/ui/tabs.tsx';
import type { Calculators } from '../calculators.ts';
import { numberFormats } from '../number-formats.ts';
import { announceQuote } from '../quote-in-view.ts';
import type { PanelContext } from './panel-context.ts';
import { planPanels } from './plan-panels.ts';

/** The finance options of the car, as tabs where there are several. */
export function CarFinance(props: Calculators & { views?: typeof planPanels }) {
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
          <h2 className="px-6 pt-5 pb-0 text-(length:--body) font-medium tracking-[0] max-sm:px-5">
            {first.label}
          </h2>
          {first.content}
        </>
      )}
    </section>
  );
}

function tabsOf(
  { panels, views = planPanels }: Parameters<typeof CarFinance>[0],
  context: PanelContext,
): Tab[] {
  return Object.entries(panels).flatMap(([id, { label, offer }]) => {
    const Panel = views[id] ?? views['added'];
    return Panel ? [{ id, label, content: <Panel offer={offer} context={context} /> }] : [];
  });
}

export const island = defineIsland('car-finance', CarFinance, 'idle');
