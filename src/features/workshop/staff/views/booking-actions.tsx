import { Button } from '../../../../shared/ui/button.tsx';
import type { Booking } from '../../../booking/booking.ts';
import type { RatedBayTimes } from '../needed-skills.ts';
import { bookingPath } from '../staff-links.ts';
import { MoveForm } from './move-form.tsx';

export type BookingActionsProps = {
  booking: Booking;
  mayCancel: boolean;
  mayBeNoShow: boolean;
  /** The day whose free times are shown. */
  moveDate: string;
  free: readonly RatedBayTimes[];
};

/** Move, no-show, cancel. What cannot be undone opens first, so that one touch too many does nothing. */
export function BookingActions(props: BookingActionsProps) {
  const { booking, mayCancel, mayBeNoShow } = props;
  if (booking.state !== 'booked')
    return <p className="text-ink-muted">This booking has ended. There is nothing left to do.</p>;
  return (
    <section aria-label="Changes" className="staff-booking__actions content-start gap-3 not-on-paper">
      <MoveForm {...props} />
      {mayBeNoShow && (
        <Confirm
          booking={booking}
          action="no-show"
          summary="The customer did not come"
          text="The booking is marked as a no-show and its time is free. No message is sent."
          button="Mark as a no-show"
        />
      )}
      {mayCancel && (
        <Confirm
          booking={booking}
          action="cancel"
          summary="Cancel the booking"
          text="Its time is free at once. The customer gets an email and a text message."
          button="Cancel the booking"
        />
      )}
    </section>
  );
}

type ConfirmProps = {
  booking: Booking;
  action: 'no-show' | 'cancel';
  summary: string;
  text: string;
  button: string;
};

function Confirm({ booking, action, summary, text, button }: ConfirmProps) {
  return (
    <details className="rounded-card border border-line-strong [&[open]>summary]:after:content-['–']">
      <summary className="px-[clamp(1rem,2vw,1.75rem)] py-3.5 font-medium after:float-right after:content-['+']">
        {summary}
      </summary>
      <form
        className="grid justify-items-start gap-4 px-[clamp(1rem,2vw,1.75rem)] pb-5"
        method="post"
        action={`${bookingPath(booking.id)}/${action}`}
      >
        <input type="hidden" name="sequence" value={booking.sequence} />
        <p>{text}</p>
        <Button type="submit" kind="primary">
          {button}
        </Button>
      </form>
    </details>
  );
}
