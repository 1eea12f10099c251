import type { Log } from '../platform/log.ts';
import type { PublishedContent } from './published-content.ts';
import type { PublishedStore } from './published-store.ts';

export const CONTENT_SYNC_INTERVAL_MS = 1000;

/** Keeps memory in step with the store, and tells which tags each publishing touched. Answers how to stop. */
export function startContentSync(
  store: PublishedStore,
  content: PublishedContent,
  log: Log,
  onTouched: (tags: ReadonlySet<string>) => void,
): () => void {
  let asking = false;
  const timer = setInterval(async () => {
    if (asking) return;
    asking = true;
    try {
      await catchUp(store, content, onTouched);
    } catch (error) {
      // The sites go on with what they have; the next round asks for everything missed.
      log.warn({ code: 'CONTENT_STORE_UNREACHABLE', error }, 'published content could not be read');
    } finally {
      asking = false;
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
