import * as Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { pushEvent } from '../../../analytics/data-layer.ts';
import { Button } from '../../../ui/button.tsx';
import { IconShape } from '../../../ui/icon-shape.tsx';
import { buildPurchaseEvent, pushPurchaseOnce } from '../../flow/time/purchase-event.ts';
import type { BookingFlow } from '../use-booking-flow.ts';
import { BookedVisit } from './booked-visit.tsx';
import { NextSteps } from './next-steps.tsx';

/** Step 5: the booking that was made (SB-91). It stays when the page is loaded again and books nothing (SB-93). */
export function ConfirmationStep({ flow }: { flow: BookingFlow }) {
  const { texts, state, dispatch } = flow;
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
      <NextSteps flow={flow} />
      <div className="confirmation__actions">
        <Button
          kind="secondary"
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
