import type { TyreSession } from '../session-store.ts';

/** Mails when the season turns, for customers who asked for them. */
export interface SeasonReminders {
  /**
   * To the mail address of a booking of the signed-in customer; asked twice, it is one reminder. Returns the local date
   * of the first mail. Throws `TyreHotelError`.
   */
  subscribe(site: string, bookingId: string, session: TyreSession): Promise<{ dueDate: string }>;
}
