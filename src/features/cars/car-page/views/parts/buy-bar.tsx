import type { Texts } from '../../../../../shared/sites/texts.ts';
import { ButtonLink } from '../../../../../shared/ui/button.tsx';
import type { MonthlyCost } from '../../../../finance/plans/finance-plan.ts';
import type { CarPrice as CarPriceData } from '../../../../pricing/price-text.ts';
import { CarPrice } from '../../../card/views/car-price.tsx';
import { MonthlyCostLine } from './monthly-cost.tsx';

interface Props {
  price: CarPriceData;
  monthly: MonthlyCost | undefined;
  texts: Texts;
}

/** On phones the price and the next step stay visible, as long as the car's own section is in view. */
export function BuyBar({ price, monthly, texts }: Props) {
  return (
    <div className="buy-bar not-on-paper sticky bottom-0 z-30 flex items-center justify-between gap-4 border-line border-t bg-paper px-gutter py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
      <div className="tabular-nums">
        <CarPrice price={{ ...price, earlierPrice: undefined, list: undefined }} texts={texts} />
        <MonthlyCostLine monthly={monthly} />
      </div>
      <ButtonLink href="#contact-testdrive">{texts('detailTestDrive')}</ButtonLink>
    </div>
  );
}
