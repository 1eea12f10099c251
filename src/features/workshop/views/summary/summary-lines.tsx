import { type BookingLine, bookingSum } from '../../flow/booking-sum.ts';
import { formatKronor } from '../../flow/format-kronor.ts';
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
        <ul className="booking-lines">
          {lines.map((line) => (
            <Line key={line.code} flow={flow} line={line} />
          ))}
        </ul>
      )}
      <p className="booking-total">
        <span>
          {texts('bookingTotal')}
          <small>{texts('bookingVatIncluded')}</small>
        </span>
        <b aria-live="polite">{formatKronor(total)}</b>
      </p>
      <p className="booking__fine">{priceNote}</p>
      {hasUnknownPrice && <p className="booking__fine">* {texts('bookingPriceUnknownNote')}</p>}
    </>
  );
}

function Line({ flow: { texts }, line: { service, price, earlierPrice } }: Props & { line: BookingLine }) {
  return (
    <li>
      <span>
        {service.name}
        {service.listItems.map((item) => (
          <small key={item}>{item}</small>
        ))}
      </span>
      <span className="booking-lines__price">
        {earlierPrice !== undefined && (
          <s>
            <span className="sr-only">{texts('bookingEarlierPrice')} </span>
            {formatKronor(earlierPrice)}
          </s>
        )}
        {price === undefined ? (
          <b className="booking__unknown">{texts('bookingPriceUnknown')}</b>
        ) : (
          <b>{formatKronor(price)}</b>
        )}
      </span>
    </li>
  );
}
