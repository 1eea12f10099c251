import * as Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { formatLongDay, splitTimeSlot } from '../../../booking/flow/format-slot.ts';
import { formatWorkshopPrice } from '../../flow/format-workshop-price.ts';
import { priceChange } from '../../flow/time/prices-at.ts';
import type { BookingFlow } from '../use-booking-flow.ts';
import { HoldClock } from './hold-clock.tsx';
import type { HoldView } from './use-hold.ts';

type Props = {
  flow: BookingFlow;
  hold: HoldView;
  /** The visitor has just picked the time: the focus follows. */
  takesFocus: boolean;
  onChange: () => void;
};

/** The site and the time that were picked (SB-78), and the way back to the others (SB-79). */
export function PickedSlot({ flow, hold, takesFocus, onChange }: Props) {
  const { texts, state } = flow;
  const { department, timeSlot } = state.bookingInfo;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time is another thing to read
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    // The list that was there is gone, and with it most of the page's height.
    heading.current?.closest('.booking-step')?.scrollIntoView({ block: 'start' });
  }, [takesFocus, timeSlot]);
  if (!department || !timeSlot) return null;
  return (
    <>
      <div className="picked-slot grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-xl bg-brand-tint p-5 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] sm:gap-x-6 sm:gap-y-2 sm:p-6 [&_h3:focus]:outline-none">
        <span
          className="grid size-9 place-items-center rounded-[50%] bg-accent text-on-accent"
          aria-hidden="true"
        >
          <IconShape of={Check} />
        </span>
        <div>
          <h3 ref={heading} tabIndex={-1}>
            {department.siteName}
          </h3>
          <p className="text-[0.9375rem] text-ink-muted">{department.address}</p>
        </div>
        <PickedTime flow={flow} />
        <button type="button" className="picked-slot__change text-link" onClick={onChange}>
          {texts('bookingChangeSlot')}
        </button>
      </div>
      <PriceChange flow={flow} />
      <HoldClock flow={flow} hold={hold} />
    </>
  );
}

/** Another price than the one that stood there before is said, not only shown (SB-81). */
function PriceChange({ flow: { texts, state, props } }: { flow: BookingFlow }) {
  const change = priceChange(state);
  const site = state.bookingInfo.location ?? '';
  return (
    <p role="status" className="pt-3 text-size-small empty:absolute">
      {change &&
        texts(change.isMedian ? 'bookingPriceNotMedian' : 'bookingPriceChanged', {
          site,
          price: formatWorkshopPrice(change.total, props.country),
          before: formatWorkshopPrice(change.before, props.country),
        })}
    </p>
  );
}

/** 'torsdag 19 november kl. 08:15', or 'Heldag' and when to leave the car. */
export function PickedTime({ flow }: { flow: BookingFlow }) {
  const { texts, state, props } = flow;
  const { timeSlot = '', isFullDay } = state.bookingInfo;
  const { date, time } = splitTimeSlot(timeSlot);
  return (
    <p className="picked-time grid tabular-nums sm:[.picked-slot>&]:col-[auto] sm:[.picked-slot>&]:max-w-68 sm:[.picked-slot>&]:border-r sm:[.picked-slot>&]:border-r-line sm:[.picked-slot>&]:pr-6 sm:[.picked-slot>&]:text-right">
      <b>{formatLongDay(date, props.language)}</b>{' '}
      <span>{isFullDay ? texts('bookingFullDay') : texts('bookingAtTime', { time })}</span>
      {isFullDay && <small className="text-size-small text-ink-muted">{texts('bookingFullDayNote')}</small>}
    </p>
  );
}
