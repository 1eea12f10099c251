import * as CalendarPlus from 'lucide-react/icons/calendar-plus';
import * as Check from 'lucide-react/icons/check';
import { useEffect, useRef, useState } from 'react';
import { pushEvent } from '../../../../shared/analytics/data-layer.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { canBeChanged } from '../../flow/time/can-be-changed.ts';
import { buildPurchaseEvent, pushPurchaseOnce } from '../../flow/time/purchase-event.ts';
import type { BookingFlow } from '../use-booking-flow.ts';
import { BookedVisit } from './booked-visit.tsx';
import { NextSteps } from './next-steps.tsx';

/** Step 5: the booking that was made (SB-91). It stays when the page is loaded again and books nothing (SB-93). */
export function ConfirmationStep({ flow }: { flow: BookingFlow }) {
  const { texts, state, dispatch } = flow;
  const { managePath, timeSlot = '' } = state.bookingInfo;
  const [shownAt] = useState(() => new Date());
  const isChangeable = canBeChanged(timeSlot, flow.props.timeZone, shownAt);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('.confirmation')?.scrollIntoView({ block: 'start' });
  }, []);
  useEffect(() => {
    const purchase = buildPurchaseEvent(state);
    if (purchase) pushPurchaseOnce(purchase, pushEvent, openSessionStorage());
  }, [state]);
  return (
    <section className="confirmation" aria-labelledby="booking-confirmed">
      <div className="confirmation__head">
        <span className="confirmation__mark" aria-hidden="true">
          <IconShape of={Check} />
        </span>
        <div>
          <h1 id="booking-confirmed" ref={heading} tabIndex={-1}>
            {texts('bookingConfirmed')}
          </h1>
          <p>{texts('bookingConfirmedLead')}</p>
        </div>
        <p className="confirmation__reference">
          <span>{texts('bookingReference')}</span> <b>{state.bookingInfo.id}</b>
        </p>
      </div>
      <BookedVisit flow={flow} />
      <NextSteps flow={flow} isChangeable={isChangeable} />
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

/** Undefined where the browser forbids it. */
function openSessionStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
