import type { ChangeNotifications } from '../../shared/platform/database/change-notifications.ts';
import { followChanges } from '../../shared/platform/follow-changes.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { PublishedContent } from './published-content.ts';
import type { PublishedStore } from './published-store.ts';

export const CONTENT_SYNC_INTERVAL_MS = 1000;

export type ContentSyncOptions = {
  notifications: ChangeNotifications;
  /** Gets the cache tags that new revisions affect. */
  onTouched: (tags: ReadonlySet<string>) => void;
  /** The store has been read; content is as new as it can be. */
  onRead?: (() => void) | undefined;
};

/** Applies what is published to the content in memory. Returns a function that stops it. */
export function startContentSync(
  store: PublishedStore,
  content: PublishedContent,
  log: Log,
  { notifications, onTouched, onRead = () => {} }: ContentSyncOptions,
): () => Promise<void> {
  const catchUp = async () => {
    try {
      if ((await store.latestRevision()) > content.revision())
        onTouched(content.apply(await store.changesSince(content.revision())));
      onRead();
      return true;
    } catch (error) {
      // The sites keep serving what they have; the next time reads everything missed.
      log.warn({ code: 'CONTENT_STORE_UNREACHABLE', error }, 'published content could not be read');
      return false;
    }
  };
  return followChanges(catchUp, { everyMs: CONTENT_SYNC_INTERVAL_MS, topic: 'content', notifications }).stop;
}
