import { Price } from '../../../../shared/ui/price.tsx';
import type { CarPrice as CarPriceData } from '../../../pricing/price-text.ts';
import type { CardTexts } from '../card-texts.ts';

interface Props {
  price: CarPriceData;
  texts: CardTexts;
  size?: 'large' | undefined;
}

/** A car's price as cards, car pages and comparisons show it. */
export function CarPrice({ price, texts, size }: Props) {
  return (
    <Price
      size={size}
      now={price.now}
      earlierPrice={price.earlierPrice}
      earlierPriceLabel={texts('carEarlierPrice')}
      list={price.list === undefined ? undefined : { label: texts('carPriceList'), price: price.list }}
      note={price.withoutVat ? texts('carPriceWithoutVat') : undefined}
      other={
        price.withVat === undefined ? undefined : { price: price.withVat, note: texts('carPriceWithVat') }
      }
    />
  );
}
