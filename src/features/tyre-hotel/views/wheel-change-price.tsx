import { formatMoney } from '../../../shared/sites/formats.ts';
import type { TyreHotelFlow } from './use-tyre-hotel.ts';

type Props = { flow: Pick<TyreHotelFlow, 'props' | 'texts'>; price: number | undefined };

/** What the customer's own agreement says; nothing where it is not known. */
export function WheelChangePrice({ flow, price }: Props) {
  const { props, texts } = flow;
  if (price === undefined) return null;
  return (
    <span className="num">
      {price === 0 ? texts('tyreIncluded') : formatMoney(price, props.currency, props.language)}
    </span>
  );
}
