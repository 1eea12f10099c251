import type { Texts } from '../../../../../shared/sites/texts.ts';
import type { PriceComparison as Comparison } from '../../../price-comparison/load-price-comparison.ts';
import { PriceComparison } from '../../../price-comparison/views/price-comparison.tsx';
import { CarSection } from './car-section.tsx';

/** Where the price stands among comparable cars. */
export function PriceSection({ comparison, texts }: { comparison: Comparison | undefined; texts: Texts }) {
  if (!comparison) return null;
  return (
    <CarSection id="price-comparison" title={texts('priceComparison')}>
      <PriceComparison comparison={comparison} texts={texts} />
    </CarSection>
  );
}
