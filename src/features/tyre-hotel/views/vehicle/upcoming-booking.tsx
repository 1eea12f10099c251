import * as CalendarCheck from 'lucide-react/icons/calendar-check';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { TextLink } from '../../../../shared/ui/text-link.tsx';
import { formatLongDay, splitTimeSlot } from '../../../booking/flow/format-slot.ts';
import type { UpcomingWheelChange } from '../../tyre-booking.ts';
import type { TyreHotelFlow } from '../use-tyre-hotel.ts';

type Props = { flow: TyreHotelFlow; booking: UpcomingWheelChange };

/** A time that is booked already, with the ways to change and to cancel it. */
export function UpcomingBooking({ flow, booking }: Props) {
  const { texts, props } = flow;
  const { appointmentTime, isFullDay, workshop, manageUrl, bookingConfirmationId } = booking;
  const { date, time } = splitTimeSlot(appointmentTime);
  return (
    <div
      className="mt-[24px] flex gap-[16px] rounded-[var(--radius-card,16px)] border border-line bg-surface px-[24px] py-[20px] [&_b]:font-medium"
      data-upcoming={bookingConfirmationId}
    >
      <IconShape of={CalendarCheck} />
      <div>
        <p>
          <b>
            {texts('tyreUpcoming')} {formatLongDay(date, props.language)}{' '}
            {isFullDay ? '' : texts('tyreAtTime', { time })}
          </b>
        </p>
        <p>
          {workshop.name}, {bookingConfirmationId}
          {isFullDay && `. ${texts('tyreNoTimes')}`}
        </p>
        <BookingLinks flow={flow} manageUrl={manageUrl} />
      </div>
    </div>
  );
}

/** Nothing where a remote system has no page for it. */
export function BookingLinks({ flow, manageUrl }: { flow: TyreHotelFlow; manageUrl: string | undefined }) {
  const { texts } = flow;
  if (!manageUrl) return null;
  return (
    <p className="mt-[8px] flex flex-wrap gap-x-[24px] gap-y-[4px]">
      <TextLink href={`${manageUrl}/move`}>{texts('tyreMove')}</TextLink>
      <TextLink href={`${manageUrl}/cancel`}>{texts('tyreCancel')}</TextLink>
    </p>
  );
}
