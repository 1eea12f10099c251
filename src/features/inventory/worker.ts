import type { ChannelHandler } from '../../shared/messaging/delivery-worker.ts';
import type { Outbox } from '../../shared/messaging/outbox.ts';
import type { WebhookSender } from '../../shared/messaging/webhook-sender.ts';
import type { Clock } from '../../shared/platform/clock.ts';
import type { ChangeNotifications } from '../../shared/platform/database/change-notifications.ts';
import { deleteOldHourly } from '../../shared/platform/delete-old-hourly.ts';
import { followChanges } from '../../shared/platform/follow-changes.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { RecordChanges } from '../../shared/search/record-changes.ts';
import type { KnownIndices } from './known-indices.ts';
import { type PhotoJobNeeds, startPhotoJobs } from './photos/photo-jobs.ts';
import { type AlertHandlerDeps, alertHandlers } from './sources/alerts/alert-handlers.ts';
import { type FetchingNeeds, startSourceJobs } from './sources/source-jobs.ts';
import { type Announcements, announceChanges } from './webhooks/announce-changes.ts';
import { type InventoryWebhook, inventoryWebhookHandler } from './webhooks/channel-handler.ts';

export type InventoryWorkerNeeds = PhotoJobNeeds &
  FetchingNeeds &
  AnnouncingNeeds &
  Pick<AlertHandlerDeps, 'findSite' | 'mailer' | 'mailFrom'>;

export type AnnouncingNeeds = {
  inventoryWebhook: InventoryWebhook | undefined;
  recordChanges: RecordChanges;
  announcements: Announcements;
  indices: () => KnownIndices;
  outbox: Pick<Outbox, 'backlog'>;
  webhookSender: WebhookSender;
  notifications: ChangeNotifications;
  /** Deliveries have been put into the outbox. */
  onEnqueued: () => void;
  clock: Clock;
  log: Log;
};

const EVERY_MS = 1000;
/** Operators may ask what a receiver was told. */
const KEEP_DAYS = 7;

export function channelHandlers(needs: InventoryWorkerNeeds): Record<string, ChannelHandler> {
  return { ...inventoryWebhookHandler(needs), ...alertHandlers({ ...needs, ...needs.pulled }) };
}

export function startJobs(needs: InventoryWorkerNeeds): () => Promise<void> {
  const stops = [startPhotoJobs(needs), startSourceJobs(needs), startAnnouncing(needs)];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

/** Tells the receiver of the webhook of every change. */
export function startAnnouncing(needs: AnnouncingNeeds): () => Promise<void> {
  const { inventoryWebhook, announcements, notifications, log, clock } = needs;
  if (!inventoryWebhook) {
    announcements
      .stop()
      .catch((error) => log.warn({ code: 'DATABASE_UNREACHABLE', error }, 'at the next start'));
    return async () => {};
  }
  const following = followChanges(() => announceAll(needs), {
    everyMs: EVERY_MS,
    topic: 'stock',
    notifications,
  });
  const stopDeleting = deleteOldHourly(announcements.deleteDeliveredBefore, {
    keepDays: KEEP_DAYS,
    clock,
    log,
  });
  return async () => {
    stopDeleting();
    await following.stop();
  };
}

async function announceAll(needs: AnnouncingNeeds): Promise<boolean> {
  const { recordChanges, announcements, outbox, indices, onEnqueued, log } = needs;
  const deps = { changes: recordChanges, announcements, outbox, onEnqueued };
  let isWhole = true;
  try {
    for (const [index, { kind }] of indices())
      if (kind === 'cars') isWhole = (await announceChanges(deps, index)) && isWhole;
  } catch (error) {
    log.warn({ code: 'CHANGES_NOT_ANNOUNCED', error }, 'changes of the stock will be announced later');
    return false;
  }
  return isWhole;
}
