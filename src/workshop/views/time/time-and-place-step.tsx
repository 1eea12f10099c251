import { Step } from '../step.tsx';
import type { BookingFlow } from '../use-booking-flow.ts';

/** Step 4: a workshop, a time and the contact form. */
export function TimeAndPlaceStep({ flow }: { flow: BookingFlow }) {
  return (
    <Step flow={flow} step={4} title={flow.texts('bookingTimeStep')}>
      {null}
    </Step>
  );
}
