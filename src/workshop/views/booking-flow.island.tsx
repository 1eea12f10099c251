import { defineIsland } from '../../ui/island.tsx';
import type { BookingFlowProps } from '../flow/booking-flow-props.ts';
import { ConfirmationStep } from './confirmation/confirmation-step.tsx';
import { Step } from './step.tsx';
import { TimeAndPlaceStep } from './time/time-and-place-step.tsx';
import { useBookingFlow } from './use-booking-flow.ts';

/** The whole booking on one page (SB-01). */
function BookingFlow(props: BookingFlowProps) {
  const flow = useBookingFlow(props);
  const { texts, state } = flow;
  if (state.displayState === 5) return <ConfirmationStep flow={flow} />;
  return (
    <ol className="booking__steps" aria-label={texts('bookingSteps')}>
      <Step flow={flow} step={1} title={texts('bookingCarHeading')}>
        {null}
      </Step>
      <Step flow={flow} step={2} title={texts('bookingServicesHeading')}>
        {null}
      </Step>
      <Step flow={flow} step={3} title={texts('bookingAddonsHeading')}>
        {null}
      </Step>
      <TimeAndPlaceStep flow={flow} />
    </ol>
  );
}

export const island = defineIsland('booking-flow', BookingFlow, 'load');
