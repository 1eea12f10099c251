import type { BookingFlow } from '../use-booking-flow.ts';

/** Step 5: the booking that was made. */
export function ConfirmationStep({ flow }: { flow: BookingFlow }) {
  return <p>{flow.state.bookingInfo.id}</p>;
}
