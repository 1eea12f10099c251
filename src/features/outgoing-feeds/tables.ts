import type { Migration } from '../../shared/platform/database/migration.ts';
import { addFeedPushes } from './migrations/032-feed-pushes.ts';

declare module '../../shared/platform/database/schema.ts' {
  interface Schema {
    feed_push: FeedPushTable;
  }
}

/** A receiver that a feed is sent to. */
export interface FeedPushTable {
  /** Its name in the file of the installation. */
  target: string;
  /** Of the feed that was sent last. */
  hash: string | null;
  cars: number | null;
  pushed_at: string | null;
  /** While a worker sends it. */
  claimed_until: string | null;
  /** Since it was last sent. */
  failures: number;
  next_attempt_at: string | null;
  problem: string | null;
}

export const outgoingFeedMigrations: readonly Migration[] = [{ name: '032-feed-pushes', up: addFeedPushes }];
