import { type BookingLine, bookingSum } from '../../flow/booking-sum.ts';
import { formatWorkshopPrice } from '../../flow/format-workshop-price.ts';
import type { BookingFlow } from '../use-booking-flow.ts';

type Props = { flow: BookingFlow };

/** The chosen services with their prices, the total and what it means (SB-97 to SB-101). */
export function SummaryLines({ flow }: Props) {
  const { state, texts } = flow;
  const { lines, total, hasUnknownPrice } = bookingSum(state);
  const { prices, location } = state.bookingInfo;
  const priceNote =
    prices && location ? texts('bookingDepartmentNote', { site: location }) : texts('bookingMedianNote');
  return (
    <>
      {lines.length > 0 && (
        <ul className="booking-lines mx-7 border-t border-t-line [&_small]:block [&_small]:text-size-small [&_small]:wrap-anywhere [&_small]:text-ink-muted [&>li]:flex [&>li]:justify-between [&>li]:gap-4 [&>li]:border-b [&>li]:border-b-line [&>li]:py-3">
          {lines.map((line) => (
            <Line key={line.code} flow={flow} line={line} />
          ))}
        </ul>
      )}
      <p className="booking-total flex items-end justify-between gap-4 px-7 pt-5 pb-4">
        <span>
          {texts('bookingTotal')}
          <small className="block text-size-small text-ink-muted">{texts('bookingVatIncluded')}</small>
        </span>
        <b
          className="text-[2rem] leading-[1.1] font-normal tracking-(--track-2) whitespace-nowrap"
          aria-live="polite"
        >
          {formatWorkshopPrice(total, flow.props.country)}
        </b>
      </p>
      <p className="booking__fine text-size-micro leading-[1.45] text-ink-muted">{priceNote}</p>
      {hasUnknownPrice && (
        <p className="booking__fine text-size-micro leading-[1.45] text-ink-muted">
          * {texts('bookingPriceUnknownNote')}
        </p>
      )}
    </>
  );
}

function Line({ flow, line: { service, price, earlierPrice } }: Props & { line: BookingLine }) {
  const { texts } = flow;
  return (
    <li>
      <span>
        {service.name}
        {service.listItems.map((item) => (
          <small key={item}>{item}</small>
        ))}
      </span>
      <span className="grid flex-none content-start justify-items-end">
        {earlierPrice !== undefined && (
          <s className="text-size-small text-ink-muted">
            <span className="sr-only">{texts('bookingEarlierPrice')} </span>
            {formatWorkshopPrice(earlierPrice, flow.props.country)}
          </s>
        )}
        {price === undefined ? (
          <b className="booking__unknown font-medium">{texts('bookingPriceUnknown')}</b>
        ) : (
          <b>{formatWorkshopPrice(price, flow.props.country)}</b>
        )}
      </span>
    </li>
  );
}
