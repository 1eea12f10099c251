import { type Cleanings, noteCleaning } from '../../../shared/personal-data/cleanings.ts';
import type { Clock } from '../../../shared/platform/clock.ts';
import type { Log } from '../../../shared/platform/log.ts';
import { runHourly } from '../../../shared/platform/run-hourly.ts';
import type { BookingStore } from '../booking-store.ts';
import { addDays } from '../calendar/local-date.ts';
import type { VisitKinds } from '../visit-kind.ts';
import { type BookingChannel, reminderDeliveries } from './booking-deliveries.ts';
import { dateInDaytime } from './daytime.ts';

export type BookingJobDeps = {
  bookings: Pick<BookingStore, 'remind' | 'anonymiseBefore'>;
  visitKinds: VisitKinds;
  channels: readonly BookingChannel[];
  /** Bookings are made anonymous after so many days. */
  keepDays: number;
  cleanings: Pick<Cleanings, 'note'>;
  /** Of all sites. */
  timeZones: () => readonly string[];
  clock: Clock;
  log: Log;
  /** Deliveries were enqueued. */
  onEnqueued: () => void;
};

/** Every hour: reminders of visits to come, and old bookings made anonymous. */
export function startBookingJobs(deps: BookingJobDeps): () => void {
  const failed = (error: unknown) =>
    deps.log.error({ code: 'BOOKING_JOB_FAILED', error }, 'tried again in an hour');
  const stops = [
    runHourly(() => remindOfVisits(deps), failed),
    runHourly(() => anonymiseOldBookings(deps), failed),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** So many days before as the kind of visit says. */
export async function remindOfVisits(deps: BookingJobDeps): Promise<void> {
  const { bookings, visitKinds, channels, timeZones, clock, log, onEnqueued } = deps;
  const now = clock();
  const today = dateInDaytime(timeZones(), now);
  if (today === undefined) return;
  let reminded = 0;
  for (const daysBefore of new Set(visitKinds.all.map(({ reminder }) => reminder.daysBefore)))
    reminded += await bookings.remind(
      addDays(today, daysBefore),
      (booking) => visitKinds.of(booking).reminder.daysBefore === daysBefore,
      (booking) => reminderDeliveries(booking, visitKinds.of(booking), channels, now),
      now,
    );
  if (reminded === 0) return;
  onEnqueued();
  log.info({ code: 'BOOKINGS_REMINDED', reminded }, 'reminders of visits to come');
}

export async function anonymiseOldBookings({
  bookings,
  keepDays,
  cleanings,
  clock,
  log,
}: BookingJobDeps): Promise<void> {
  const now = clock();
  const today = now.toISOString().slice(0, 10);
  const anonymised = await bookings.anonymiseBefore(addDays(today, -keepDays));
  await noteCleaning(cleanings, 'booking')(anonymised, now);
  if (anonymised > 0)
    log.info({ code: 'BOOKINGS_ANONYMISED', anonymised, keepDays }, 'old bookings are anonymous now');
}
