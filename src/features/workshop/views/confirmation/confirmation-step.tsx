import * as CalendarPlus from 'lucide-react/icons/calendar-plus';
import * as Check from 'lucide-react/icons/check';
import { useEffect, useRef, useState } from 'react';
import { pushEvent } from '../../../../shared/analytics/data-layer.ts';
import { currencyOf } from '../../../../shared/sites/currency.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { isHoursAway } from '../../../booking/flow/is-hours-away.ts';
import { buildPurchaseEvent, pushPurchaseOnce } from '../../flow/time/purchase-event.ts';
import { serviceVisit } from '../../service-visit.ts';
import type { BookingFlow } from '../use-booking-flow.ts';
import { BookedVisit } from './booked-visit.tsx';
import { NextSteps } from './next-steps.tsx';

/** Step 5: the booking that was made (SB-91). It stays when the page is loaded again and books nothing (SB-93). */
export function ConfirmationStep({ flow }: { flow: BookingFlow }) {
  const { texts, state, props, dispatch } = flow;
  const { managePath, timeSlot = '' } = state.bookingInfo;
  const [shownAt] = useState(() => new Date());
  const isAway = (hours: number) => isHoursAway(hours, timeSlot, flow.props.timeZone, shownAt);
  const { changeUntilHours, reminder } = serviceVisit;
  const isChangeable = isAway(changeUntilHours);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('.confirmation')?.scrollIntoView({ block: 'start' });
  }, []);
  useEffect(() => {
    const purchase = buildPurchaseEvent(state, currencyOf(props));
    if (purchase) pushPurchaseOnce(purchase, pushEvent);
  }, [state, props]);
  return (
    <section
      className="confirmation grid scroll-mt-6 gap-8 rounded-card border border-line bg-surface px-4 py-6 sm:px-10 sm:pt-8 sm:pb-10 [&_h1:focus]:outline-none"
      aria-labelledby="booking-confirmed"
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <span
          className="grid size-9 place-items-center self-start rounded-[50%] bg-brand text-on-brand"
          aria-hidden="true"
        >
          <IconShape of={Check} />
        </span>
        <div>
          <h1 className="text-title" id="booking-confirmed" ref={heading} tabIndex={-1}>
            {texts('bookingConfirmed')}
          </h1>
          <p className="text-ink-muted">{texts('bookingConfirmedLead')}</p>
        </div>
        <p className="confirmation__reference col-2 grid text-size-small sm:col-[auto] sm:text-right text-ink-muted">
          <span>{texts('bookingReference')}</span>{' '}
          <b className="text-[1.125rem] tracking-[0.02em] text-ink tabular-nums">{state.bookingInfo.id}</b>
        </p>
      </div>
      <BookedVisit flow={flow} />
      <NextSteps flow={flow} isChangeable={isChangeable} isReminded={isAway(reminder.daysBefore * 24)} />
      <div className="confirmation__actions">
        {managePath && (
          <>
            <ButtonLink href={`${managePath}/calendar.ics`} icon={<IconShape of={CalendarPlus} />}>
              {texts('bookingAddToCalendar')}
            </ButtonLink>
            <ButtonLink href={managePath} kind="secondary">
              {texts(isChangeable ? 'bookingChangeBooking' : 'bookingShowBooking')}
            </ButtonLink>
          </>
        )}
        <Button
          kind={managePath ? 'ghost' : 'secondary'}
          onClick={() => {
            dispatch({ type: 'reset' });
            location.reload();
          }}
        >
          {texts('bookingNew')}
        </Button>
      </div>
    </section>
  );
}
