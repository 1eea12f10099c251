import { defineIsland } from '../../ui/island.tsx';
import type { BookingFlowProps } from '../flow/booking-flow-props.ts';
import { AddonsStep } from './addons-step.tsx';
import { BookingHead } from './booking-head.tsx';
import { CarStep } from './car-step.tsx';
import { ConfirmationStep } from './confirmation/confirmation-step.tsx';
import { ServicesStep } from './services-step.tsx';
import { BookingSummary } from './summary/booking-summary.tsx';
import { TimeAndPlaceStep } from './time/time-and-place-step.tsx';
import { useBookingFlow } from './use-booking-flow.ts';

/** The whole booking on one page (SB-01). The server renders step 1; what the tab has stored appears with hydration. */
function ServiceBooking(props: BookingFlowProps) {
  const flow = useBookingFlow(props);
  const isConfirmed = flow.state.displayState === 5;
  return (
    <div className="booking page-width" data-display-step={flow.state.displayState}>
      {!isConfirmed && <BookingHead flow={flow} />}
      {isConfirmed ? (
        <div className="booking__confirmation">
          <ConfirmationStep flow={flow} />
        </div>
      ) : (
        <ol className="booking__steps" aria-label={flow.texts('bookingSteps')}>
          <CarStep flow={flow} />
          <ServicesStep flow={flow} />
          <AddonsStep flow={flow} />
          <TimeAndPlaceStep flow={flow} />
        </ol>
      )}
      <BookingSummary flow={flow} />
    </div>
  );
}

export const island = defineIsland('booking-flow', ServiceBooking, 'load');
