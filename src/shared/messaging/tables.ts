import type { Migration } from '../platform/database/migration.ts';
import { addDeliveryReceipts } from './migrations/011-delivery-receipts.ts';
import { addDeliveryMessage } from './migrations/020-delivery-message.ts';

declare module '../platform/database/schema.ts' {
  interface Schema {
    delivery: DeliveryTable;
    kept_message: KeptMessageTable;
    stored_sms: StoredSmsTable;
  }
}

export const messagingMigrations: readonly Migration[] = [
  { name: '011-delivery-receipts', up: addDeliveryReceipts },
  { name: '020-delivery-message', up: addDeliveryMessage },
];

/** What is to be sent to somebody, and how far that has come. */
export interface DeliveryTable {
  /** The receiver may get it twice after a crash, and recognises it by this key. */
  key: string;
  channel: string;
  /** What it is about, such as the id of a lead. */
  about: string;
  /** JSON: which message about it, where there are several. */
  message: string | null;
  /** waiting, delivered or dead */
  state: string;
  attempts: number;
  /** Not tried before this time; while it is claimed, the end of the claim. */
  due_at: string;
  /** Who is at it. */
  claim: string | null;
  /** Why the last attempt failed. */
  problem: string | null;
  created_at: string;
  delivered_at: string | null;
  /** JSON: what the SMS gateway said afterwards. */
  receipt: string | null;
  /** Of the request that enqueued it, for logs and traces. */
  request_id: string | null;
  traceparent: string | null;
}

/** Mail that is stored here instead of being sent. */
export interface KeptMessageTable {
  key: string;
  about: string;
  /** JSON */
  body: string;
  kept_at: string;
}

/** SMS that are stored here instead of being sent. */
export interface StoredSmsTable {
  key: string;
  about: string;
  /** JSON */
  body: string;
  stored_at: string;
}
