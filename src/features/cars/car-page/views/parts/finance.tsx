import type { Texts } from '../../../../../shared/sites/texts.ts';
import { Icon } from '../../../../../shared/ui/icon.tsx';
import { Island } from '../../../../../shared/ui/island.tsx';
import { nonBreaking } from '../../../../../shared/ui/non-breaking.ts';
import { island as calculatorsIsland } from '../../../../finance/views/car-finance.island.tsx';
import { lenderIslands } from '../../../../finance/views/lender-islands.ts';
import type { CarPageContent } from '../../car-page-content.ts';
import { withRate } from './monthly-cost.tsx';

type Props = Pick<CarPageContent, 'card' | 'calculators' | 'lenderPanels'> & { texts: Texts };

/**
 * What the car costs a month, and what moves that (DET-36: nothing, where it cannot be had on credit). On narrow screens
 * it is one line that opens; on wide ones it is always open.
 */
export function Finance({ card, calculators, lenderPanels, texts }: Props) {
  if (!calculators && lenderPanels.length === 0) return null;
  const [monthly] = card.monthly;
  return (
    <details data-script="finance-disclosure" className="finance-disclosure mt-6">
      <summary className="finance-disclosure__line">
        <span className="font-medium">{texts('financeTitle')}</span>
        <span data-figure="" className="finance-disclosure__figure">
          {monthly && nonBreaking(withRate(monthly))}
        </span>
        <Icon name="chevron-down" size="small" className="finance-disclosure__chevron" />
        <span data-example="" className="finance-disclosure__example">
          {monthly?.example}
        </span>
      </summary>
      <div className="finance-disclosure__content">
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
