import { type Delivery, deliveryKey, type Outbox } from '../../../shared/messaging/outbox.ts';
import type { ChangeCursor, RecordChange, RecordChanges } from '../../../shared/search/record-changes.ts';

export const INVENTORY_WEBHOOK = 'inventory-webhook';

/** What a receiver is told of a car. */
export type VehicleEvent = Pick<RecordChange, 'id' | 'revision' | 'fields'> & {
  index: string;
  event: `vehicle.${RecordChange['change']}`;
};

export interface Announcements {
  /** Enqueues deliveries and moves the cursor in one step; false where another process has done it. */
  enqueue(
    index: string,
    from: ChangeCursor,
    to: ChangeCursor,
    deliveries: readonly Delivery[],
  ): Promise<boolean>;
  deleteDeliveredBefore(before: Date): Promise<number>;
  /** Nobody is told any more, so edits need not say what they change. */
  stop(): Promise<void>;
}

export type AnnounceDeps = {
  changes: RecordChanges;
  announcements: Pick<Announcements, 'enqueue'>;
  outbox: Pick<Outbox, 'backlog'>;
  onEnqueued: () => void;
};

const CHANGES_PER_BATCH = 200;
/** While a receiver is down, the changes wait in the stock, where they are stored anyway. */
const MAX_WAITING = 2000;

/** Puts the changes of an index into the outbox, oldest first. Resolves to whether all of them are there. */
export async function announceChanges(
  { changes, announcements, outbox, onEnqueued }: AnnounceDeps,
  index: string,
) {
  for (;;) {
    const cursor = await changes.cursor(index);
    const waiting = (await outbox.backlog()).find(({ channel }) => channel === INVENTORY_WEBHOOK)?.waiting;
    if ((waiting ?? 0) >= MAX_WAITING) return false;
    const batch = await changes.after(index, cursor, CHANGES_PER_BATCH);
    if (batch.end === cursor) return true;
    const deliveries = batch.changes.map((change) => toDelivery(index, change));
    if (!(await announcements.enqueue(index, cursor, batch.end, deliveries))) return false;
    if (deliveries.length > 0) onEnqueued();
  }
}

/** The outbox delivers what is about the same car in its order. */
function toDelivery(index: string, { id, revision, change, fields }: RecordChange): Delivery {
  const about = `${index}/${id}`;
  const message: VehicleEvent = { event: `vehicle.${change}`, index, id, revision, fields };
  return {
    key: deliveryKey(`${about}@${revision}`, INVENTORY_WEBHOOK),
    channel: INVENTORY_WEBHOOK,
    about,
    message,
  };
}
