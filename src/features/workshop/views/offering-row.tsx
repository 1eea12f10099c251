import * as Info from 'lucide-react/icons/info';
import { type KeyboardEvent, useId } from 'react';
import { cx } from '../../../shared/ui/class-names.ts';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import { formatWorkshopPrice } from '../flow/format-workshop-price.ts';
import { hindrance } from '../flow/selected-service.ts';
import type { Offering } from '../offering.ts';
import { OfferingExtra } from './offering-extra.tsx';
import type { BookingFlow } from './use-booking-flow.ts';
import { type OfferingRowControl, useOfferingRow } from './use-offering-row.ts';

type Props = {
  flow: BookingFlow;
  offering: Offering;
  type: 'service' | 'addon';
  isBase: boolean;
  /** The name of the radio group, where only one can be chosen. */
  group?: string | undefined;
  onSelect?: ((code: string) => void) | undefined;
};

/** One offering with its price; a chosen one reveals what it needs to know. */
export function OfferingRow(props: Props) {
  const { flow, offering, type, group } = props;
  const row = useOfferingRow(props);
  const id = useId();
  const reason = unavailableReason(flow, offering, type);
  const { name, description, unitPrice, price, priceKnown } = offering;
  return (
    <li
      className={cx(
        'offering rounded-[var(--booking-row)] [transition-property:border-color,background-color] [transition-duration:var(--fast)]',
        row.isChecked && 'offering--chosen hot:border-brand-ink',
        reason && 'offering--off bg-stage-light text-ink-faint hot:border-transparent',
      )}
      onBlur={row.leave}
    >
      <label className="grid cursor-pointer grid-cols-[1.625rem_minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 px-5 py-4.5 max-sm:gap-x-3 max-sm:gap-y-0.5 max-sm:p-4 [.offering--off>&]:cursor-not-allowed">
        <input
          type={group === undefined ? 'checkbox' : 'radio'}
          name={group}
          className="check__control offering__box row-[1/span_2] size-6.5"
          checked={row.isChecked}
          disabled={reason !== undefined}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-text ${id}-price`}
          {...(group === undefined ? { onChange: row.toggle } : deselectableRadio(row))}
        />
        <span
          id={`${id}-name`}
          className="offering__name text-[1.0625rem] leading-[1.5] font-medium wrap-anywhere [.offering--off_&]:font-normal"
        >
          {name}
        </span>
        <Price flow={flow} offering={offering} unit={row.selected?.unit} id={`${id}-price`} />
        <span id={`${id}-text`} className="col-[2/-1] text-pretty text-ink-muted empty:hidden">
          {reason ? (
            <span className="flex items-start gap-1.5 text-size-small leading-[1.4]">
              <IconShape of={Info} size="small" className="mt-0.5" />
              {reason}
            </span>
          ) : (
            <>
              {description}
              {unitPrice && priceKnown && (
                <span className="block">
                  {`${formatWorkshopPrice(price, flow.props.country)} ${unitPrice.postfix}`.trim()}
                </span>
              )}
            </>
          )}
        </span>
      </label>
      <OfferingExtra {...props} row={row} />
    </li>
  );
}

/** A radio button fires no change when it is chosen again, and no click for the space bar; here both deselect it (SB-58). */
function deselectableRadio({ toggle, isChecked }: OfferingRowControl) {
  return {
    onChange: () => {},
    onClick: toggle,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ' || !isChecked) return;
      event.preventDefault();
      toggle();
    },
  };
}

/** In words, never by colour alone (SB-44 to SB-46). */
function unavailableReason(
  { state, texts }: BookingFlow,
  offering: Offering,
  type: 'service' | 'addon',
): string | undefined {
  switch (hindrance(offering, state.services)) {
    case 'not for this model':
      return texts('bookingNotForModel', { name: offering.name });
    case 'base service chosen':
      return texts(type === 'service' ? 'bookingOriginalServiceChosen' : 'bookingBaseServiceChosen');
    default:
      return undefined;
  }
}

type PriceProps = { flow: BookingFlow; offering: Offering; unit: number | undefined; id: string };

function Price({ flow, offering, unit, id }: PriceProps) {
  const { texts } = flow;
  const { price, priceKnown, priceDiscount, unitPrice, isAvailable, notKnownPriceText } = offering;
  if (!isAvailable) return <span id={id} className="offering__price" />;
  if (!priceKnown)
    return (
      <span
        id={id}
        className="booking__unknown offering__price text-right text-[1.0625rem] leading-[1.5] font-medium [.offering--off_&]:font-normal"
      >
        {notKnownPriceText || texts('bookingPriceUnknown')}
      </span>
    );
  const units = unit ?? unitPrice?.minimum ?? 1;
  return (
    <span
      id={id}
      className="offering__price text-right text-[1.0625rem] leading-[1.5] font-medium [.offering--off_&]:font-normal"
    >
      {priceDiscount > 0 && (
        <s className="mr-2.5 font-normal text-ink-muted max-sm:m-0 max-sm:block max-sm:text-size-small">
          <span className="sr-only">{texts('bookingEarlierPrice')} </span>
          {formatWorkshopPrice((price + priceDiscount) * units, flow.props.country)}
        </s>
      )}
      {formatWorkshopPrice(price * units, flow.props.country)}
    </span>
  );
}
