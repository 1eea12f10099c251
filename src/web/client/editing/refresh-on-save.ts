import { patchPage } from './patch-page.ts';
import type { Studio } from './studio.ts';

/** The studio reports every change of the form at once, and after the autosave that it was saved. */
const AUTOSAVE_WAIT_MS = 1500;

/** After each save the page is fetched again: changed blocks are patched, or the page is reloaded. */
export function refreshOnSave(studio: Studio): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = oneAtATime(async () => {
    clearTimeout(timer);
    if (!(await refreshPage())) location.reload();
  });
  studio.onMessage((type, { collectionSlug }) => {
    // The page itself stays as it is.
    if (collectionSlug === 'themes') return;
    if (type === 'payload-document-event') refresh();
    if (type !== 'payload-live-preview') return;
    clearTimeout(timer);
    timer = setTimeout(refresh, AUTOSAVE_WAIT_MS);
  });
}

/** Whether the page shows what was saved. A reload restores the scroll position by itself. */
async function refreshPage(): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } });
    return response.ok && patchPage(await response.text());
  } catch {
    // The server is not reachable; the page stays as it is until the next save.
    return true;
  }
}

/** Typing is faster than the server: calls during a run are merged into one more run. */
function oneAtATime(work: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  const run = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    await work();
    running = false;
    if (!again) return;
    again = false;
    void run();
  };
  return () => void run();
}
