import type { BookingStore } from '../features/booking/booking-store.ts';
import type { BookingChannel } from '../features/booking/notifications/booking-deliveries.ts';
import { startBookingJobs } from '../features/booking/notifications/booking-jobs.ts';
import type { FormStore } from '../features/editor-forms/form-store.ts';
import type { CheckoutStore } from '../features/kits/checkout/checkout-store.ts';
import type { LeadStore } from '../features/leads/lead-store.ts';
import { OPT_IN_CHANNEL, OPT_IN_DAYS } from '../features/leads/opt-in/opt-in-handler.ts';
import { startSeasonReminderJobs } from '../features/tyre-hotel/reminder/season-reminder-jobs.ts';
import type { SeasonReminderStore } from '../features/tyre-hotel/reminder/season-reminder-store.ts';
import type { PhotoStore } from '../features/valuation/photos/photo-store.ts';
import { systemClock } from '../shared/platform/clock.ts';
import type { RateLimitWindows } from '../shared/platform/database/rate-limit-windows.ts';
import type { Settings } from '../shared/platform/env.ts';
import type { Log } from '../shared/platform/log.ts';
import { runHourly } from '../shared/platform/run-hourly.ts';

type Stores = {
  leads: LeadStore;
  forms: Pick<FormStore, 'deleteBefore'>;
  photos: PhotoStore;
  bookings: BookingStore;
  checkouts: CheckoutStore;
  seasonReminders: SeasonReminderStore;
  rateLimitWindows: Pick<RateLimitWindows, 'deleteBefore'>;
};

type JobContext = {
  timeZones: () => readonly string[];
  bookingChannels: readonly BookingChannel[];
  log: Log;
  /** Deliveries were enqueued. */
  onEnqueued: () => void;
};

/** Reminders and clean-ups. Every worker has them; what one has done, the others find done. */
export function startHourlyJobs(
  settings: Pick<Settings, 'leads' | 'bookingsKeepDays'>,
  stores: Stores,
  { timeZones, bookingChannels, log, onEnqueued }: JobContext,
): () => void {
  const clock = systemClock;
  const stops = [
    startSeasonReminderJobs({
      reminders: stores.seasonReminders,
      ...{ timeZones, clock, log, onEnqueued },
    }),
    startBookingJobs({
      bookings: stores.bookings,
      channels: bookingChannels,
      keepDays: settings.bookingsKeepDays,
      ...{ timeZones, clock, log, onEnqueued },
    }),
    deleteOldLeads(settings.leads.keepDays, stores, log),
    deleteUnconfirmedForms(stores.leads, log),
    deleteUnclaimedPhotos(stores.photos, log),
    deleteOldRateLimits(stores.rateLimitWindows, log),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const DAY_MS = 86_400_000;

function deleteOldLeads(
  keepDays: number,
  { leads, forms, checkouts }: Pick<Stores, 'leads' | 'forms' | 'checkouts'>,
  log: Log,
): () => void {
  return runHourly(
    async () => {
      const before = new Date(systemClock().getTime() - keepDays * DAY_MS);
      const delivered = (await leads.deleteBefore(before)) + (await checkouts.deleteBefore(before));
      const forgotten = delivered + (await forms.deleteBefore(before));
      if (forgotten > 0) log.info({ code: 'LEADS_FORGOTTEN', forgotten, keepDays }, 'sent long ago');
    },
    (error) => log.error({ code: 'OUTBOX_UNREACHABLE', error }, 'old leads could not be forgotten'),
  );
}

/** Sign-ups whose link nobody followed: the address may be a stranger's. */
function deleteUnconfirmedForms(leads: LeadStore, log: Log): () => void {
  return runHourly(
    async () => {
      const before = new Date(systemClock().getTime() - OPT_IN_DAYS * DAY_MS);
      const deleted = await leads.deleteUnconfirmedBefore(before, OPT_IN_CHANNEL);
      if (deleted > 0) log.info({ code: 'FORMS_UNCONFIRMED', deleted }, 'their links were not followed');
    },
    (error) => log.error({ code: 'OUTBOX_UNREACHABLE', error }, 'unconfirmed forms are still stored'),
  );
}

/** Photos of a form that nobody sent. */
function deleteUnclaimedPhotos(photos: PhotoStore, log: Log): () => void {
  return runHourly(
    async () => {
      const deleted = await photos.deleteUnclaimedBefore(new Date(systemClock().getTime() - DAY_MS));
      if (deleted > 0) log.info({ code: 'LEAD_PHOTOS_DELETED', deleted }, 'their forms were never sent');
    },
    (error) =>
      log.error({ code: 'LEAD_PHOTOS_NOT_DELETED', error }, 'photos without a form are still stored'),
  );
}

const HOUR_MS = 3_600_000;

/** No limit has a window of more than a minute. */
function deleteOldRateLimits(windows: Pick<RateLimitWindows, 'deleteBefore'>, log: Log): () => void {
  return runHourly(
    () => windows.deleteBefore(new Date(systemClock().getTime() - HOUR_MS)),
    (error) => log.warn({ code: 'RATE_LIMITS_NOT_DELETED', error }, 'tried again in an hour'),
  );
}
