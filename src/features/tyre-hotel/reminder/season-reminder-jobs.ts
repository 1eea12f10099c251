import { type Delivery, deliveryKey } from '../../../shared/messaging/outbox.ts';
import type { Clock } from '../../../shared/platform/clock.ts';
import type { Log } from '../../../shared/platform/log.ts';
import { runHourly } from '../../../shared/platform/run-hourly.ts';
import { daysBetween } from '../../booking/calendar/local-date.ts';
import { dateInDaytime } from '../../booking/notifications/daytime.ts';
import { SEASON_MAIL } from './season-mail-handler.ts';
import type { SeasonReminder, SeasonReminderStore } from './season-reminder-store.ts';
import { nextSeasonTurn } from './season-turn.ts';

export type SeasonReminderJobDeps = {
  reminders: Pick<SeasonReminderStore, 'enqueueDue'>;
  /** Of all sites. */
  timeZones: () => readonly string[];
  clock: Clock;
  log: Log;
  /** Deliveries were enqueued. */
  onEnqueued: () => void;
};

/** Every hour: the mails of a season that has turned. */
export function startSeasonReminderJobs(deps: SeasonReminderJobDeps): () => void {
  return runHourly(
    () => enqueueDueReminders(deps),
    (error) => deps.log.error({ code: 'SEASON_REMINDER_JOB_FAILED', error }, 'tried again in an hour'),
  );
}

export async function enqueueDueReminders(deps: SeasonReminderJobDeps): Promise<void> {
  const { reminders, timeZones, clock, log, onEnqueued } = deps;
  const now = clock();
  const today = dateInDaytime(timeZones(), now);
  if (today === undefined) return;
  const due = await reminders.enqueueDue(
    today,
    nextSeasonTurn,
    (reminder) => seasonDeliveries(reminder, today),
    now,
  );
  if (due === 0) return;
  onEnqueued();
  log.info({ code: 'SEASON_REMINDERS_DUE', due }, 'mails about the new season');
}

/** A server that was off for months does not send what nobody needs any more. */
const LATEST_DAYS = 45;

export function seasonDeliveries({ id, dueDate }: SeasonReminder, today: string): readonly Delivery[] {
  if (daysBetween(dueDate, today) > LATEST_DAYS) return [];
  return [{ key: deliveryKey(`${id}.${dueDate}`, SEASON_MAIL), channel: SEASON_MAIL, about: id }];
}
