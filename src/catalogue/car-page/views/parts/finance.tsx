import { island as calculatorsIsland } from '../../../../finance/views/car-finance.island.tsx';
import { island as ukFinanceIsland } from '../../../../finance/views/uk-finance.island.tsx';
import { Island } from '../../../../ui/island.tsx';
import type { CarPageContent } from '../../car-page-content.ts';

type Props = Pick<CarPageContent, 'calculators' | 'ukFinance'>;

/** What the car costs a month, and what moves that (DET-36: nothing, where it cannot be had on credit). */
export function Finance({ calculators, ukFinance }: Props) {
  return (
    <>
      {ukFinance && (
        <div className="mt-6">
          <Island of={ukFinanceIsland} props={ukFinance} />
        </div>
      )}
      {calculators && (
        <div className="mt-6">
          <Island of={calculatorsIsland} props={calculators} />
        </div>
      )}
    </>
  );
}
