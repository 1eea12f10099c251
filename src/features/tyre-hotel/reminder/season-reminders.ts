import type { Clock } from '../../../shared/platform/clock.ts';
import { wallTime } from '../../../shared/platform/wall-time.ts';
import type { BookingStore } from '../../booking/booking-store.ts';
import type { TyreSession } from '../session-store.ts';
import { TyreHotelError } from '../tyre-hotel-error.ts';
import { isWheelChange } from '../wheel-change-visit.ts';
import type { SeasonReminderStore } from './season-reminder-store.ts';
import { nextSeasonTurn } from './season-turn.ts';
import { hashUnsubscribeToken, reminderId, unsubscribeToken } from './unsubscribe-token.ts';

export type Subscription = {
  site: string;
  bookingId: string;
  session: TyreSession;
  /** The path of the page that asks. */
  page: string;
};

/** Mails when the season turns, for customers who asked for them. */
export interface SeasonReminders {
  /**
   * To the mail address of a booking of the signed-in customer; asked twice, it is one reminder. Returns the local date
   * of the next mail. Throws `TyreHotelError`.
   */
  subscribe(subscription: Subscription): Promise<{ dueDate: string }>;
}

export type SeasonReminderDeps = {
  bookings: Pick<BookingStore, 'find'>;
  reminders: Pick<SeasonReminderStore, 'save' | 'find'>;
  linkSecret: string;
  now: Clock;
};

export function seasonReminders({
  bookings,
  reminders,
  linkSecret,
  now: clock,
}: SeasonReminderDeps): SeasonReminders {
  return {
    async subscribe({ site, bookingId, session, page }) {
      const booking = await bookings.find(bookingId);
      const isOwn = booking?.site === site && session.plates.includes(booking.registrationNumber);
      // Whether there is such a booking is nobody else's business.
      if (!booking || !isOwn || !isWheelChange(booking)) throw new TyreHotelError('other plate');
      const { registrationNumber: plate, customer, language, appointment, workshop } = booking;
      const now = clock();
      const [, after = appointment.date] = [wallTime(now, workshop.timeZone).date, appointment.date].sort();
      const id = reminderId(linkSecret, site, plate, customer.email);
      await reminders.save(
        {
          ...{ id, site, language, plate, page },
          firstName: customer.firstName,
          email: customer.email,
          dueDate: nextSeasonTurn(after),
        },
        hashUnsubscribeToken(unsubscribeToken(linkSecret, id)),
        now,
      );
      const stored = await reminders.find(id);
      if (!stored) throw new TyreHotelError('unavailable');
      return { dueDate: stored.dueDate };
    },
  };
}
