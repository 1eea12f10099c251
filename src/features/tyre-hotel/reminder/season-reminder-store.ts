import type { Delivery } from '../../../shared/messaging/outbox.ts';
import type { Language } from '../../../shared/sites/languages.ts';

/** A customer who wants a mail when the season turns. */
export type SeasonReminder = {
  id: string;
  site: string;
  language: Language;
  plate: string;
  firstName: string;
  email: string;
  /** The path of the page on which wheel changes are booked. */
  page: string;
  /** YYYY-MM-DD, local: the next mail. */
  dueDate: string;
};

export interface SeasonReminderStore {
  /** The same id again changes nothing. */
  save(reminder: SeasonReminder, unsubscribeTokenHash: string, now: Date): Promise<void>;
  find(id: string): Promise<SeasonReminder | undefined>;
  findByUnsubscribeToken(tokenHash: string): Promise<SeasonReminder | undefined>;
  /**
   * Each reminder that is due on this local date: sets its next date and enqueues its deliveries, both or neither, and
   * once however many processes try. Returns how many.
   */
  enqueueDue(
    date: string,
    nextDate: (date: string) => string,
    deliveries: (reminder: SeasonReminder) => readonly Delivery[],
    now: Date,
  ): Promise<number>;
  /** False when there is none. */
  end(unsubscribeTokenHash: string): Promise<boolean>;
}
