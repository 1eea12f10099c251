import { nonBreaking } from '../../../../../shared/ui/non-breaking.ts';
import { withRate } from '../../../../finance/monthly-cost-text.ts';
import type { MonthlyCost } from '../../../../finance/plans/finance-plan.ts';

/** What the calculators say, from the moment they say it; with the example where one has to stand beside it. */
export function MonthlyCostLine({ monthly }: { monthly: MonthlyCost | undefined }) {
  const line = 'text-ink-muted text-small';
  return (
    <div data-script="monthly-cost" className="tabular-nums">
      <p data-monthly="plain" hidden={!monthly || monthly.example !== undefined} className={line}>
        {monthly && nonBreaking(monthly.text)}
      </p>
      <details data-monthly="with example" hidden={!monthly?.example} className={line}>
        <summary className="cursor-pointer underline decoration-dotted underline-offset-3">
          {monthly && nonBreaking(withRate(monthly))}
        </summary>
        <p className="mt-1 max-w-text text-micro">{monthly?.example}</p>
      </details>
    </div>
  );
}
