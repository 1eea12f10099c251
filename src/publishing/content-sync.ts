import type { Log } from '../platform/log.ts';
import type { PublishedContent } from './published-content.ts';
import type { PublishedStore } from './published-store.ts';

export const CONTENT_SYNC_INTERVAL_MS = 1000;

/** Polls the store, applies new revisions and reports the cache tags they affect. Returns a function that stops it. */
export function startContentSync(
  store: PublishedStore,
  content: PublishedContent,
  log: Log,
  onTouched: (tags: ReadonlySet<string>) => void,
): () => void {
  let polling = false;
  const timer = setInterval(async () => {
    if (polling) return;
    polling = true;
    try {
      await catchUp(store, content, onTouched);
    } catch (error) {
      // The sites keep serving what they have; the next poll reads everything missed.
      log.warn({ code: 'CONTENT_STORE_UNREACHABLE', error }, 'published content could not be read');
    } finally {
      polling = false;
    }
  }, CONTENT_SYNC_INTERVAL_MS);
  return () => clearInterval(timer);
}

async function catchUp(
  store: PublishedStore,
  content: PublishedContent,
  onTouched: (tags: ReadonlySet<string>) => void,
): Promise<void> {
  if ((await store.latestRevision()) <= content.revision()) return;
  onTouched(content.apply(await store.changesSince(content.revision())));
}
