import type { Texts } from '../../../shared/sites/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Island } from '../../../shared/ui/island.tsx';
import { nonBreaking } from '../../../shared/ui/non-breaking.ts';
import type { LenderPanel } from '../build-calculators.ts';
import type { Calculators } from '../calculators.ts';
import { withRate } from '../monthly-cost-text.ts';
import type { MonthlyCost } from '../plans/finance-plan.ts';
import { island as calculatorsIsland } from './car-finance.island.tsx';
import { lenderIslands } from './lender-islands.ts';

type Props = {
  monthly: MonthlyCost | undefined;
  calculators: Calculators | undefined;
  lenderPanels: readonly LenderPanel[];
  texts: Texts;
};

/**
 * What the car costs a month, and what moves that (DET-36: nothing, where it cannot be had on credit). On narrow screens
 * it is one line that opens; on wide ones it is always open.
 */
export function FinanceDisclosure({ monthly, calculators, lenderPanels, texts }: Props) {
  if (!calculators && lenderPanels.length === 0) return null;
  return (
    <details data-script="finance-disclosure" className="finance-disclosure mt-6">
      <summary className="finance-disclosure__line cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-surface px-5 py-4 [&::-webkit-details-marker]:hidden">
        <span className="font-medium">{texts('financeTitle')}</span>
        <span data-figure="" className="ml-auto tabular-nums print:ml-0">
          {monthly && nonBreaking(withRate(monthly))}
        </span>
        <Icon
          name="chevron-down"
          size="small"
          className="[transition:rotate_var(--fast)] in-[.finance-disclosure[open]]:rotate-180 print:hidden"
        />
        <span
          data-example=""
          className="finance-disclosure__example [flex-basis:100%] text-size-micro text-ink-muted"
        >
          {monthly?.example}
        </span>
      </summary>
      <div className="finance-disclosure__content grid gap-6 print:hidden">
        {lenderPanels.length > 0 && monthly?.example && (
          <p className="hidden text-small noscript:block">
            <b>{nonBreaking(monthly.text)}</b> {monthly.example}
          </p>
        )}
        {lenderPanels.map(({ id, props }) => {
          const island = lenderIslands[id];
          return (
            island && (
              <div key={id} className="noscript:hidden">
                <Island of={island} props={props} />
              </div>
            )
          );
        })}
        {calculators && <Island of={calculatorsIsland} props={calculators} />}
      </div>
    </details>
  );
}
