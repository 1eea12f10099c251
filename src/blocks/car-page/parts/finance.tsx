import { island } from '../../../finance/views/car-finance.island.tsx';
import { Island } from '../../../ui/island.tsx';
import type { PageContext } from '../../block.ts';
import type { ShownCar } from '../shown-car.ts';

type Props = Pick<ShownCar, 'calculators'> & { page: PageContext };

/** What the car costs a month, and what moves that (DET-36: nothing, where it cannot be had on credit). */
export function Finance({ calculators }: Props) {
  if (!calculators) return null;
  return (
    <div className="mt-6">
      <Island of={island} props={calculators} />
    </div>
  );
}
