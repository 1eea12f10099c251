import { patchPage } from './patch-page.ts';
import type { Studio } from './studio.ts';

/** The studio says every change of the form at once; what it has saved it says a moment later. */
const AUTOSAVE_WAIT_MS = 1500;

/** After each saving the page is fetched anew: what differs is laid over it, or it is loaded whole, where one was. */
export function refreshOnSave(studio: Studio): void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const refresh = oneAtATime(async () => {
    clearTimeout(later);
    if (!(await refreshPage())) location.reload();
  });
  studio.onMessage((type) => {
    if (type === 'payload-document-event') refresh();
    if (type !== 'payload-live-preview') return;
    clearTimeout(later);
    later = setTimeout(refresh, AUTOSAVE_WAIT_MS);
  });
}

/** Whether the page shows what was saved. A reload keeps its place on the page by itself. */
async function refreshPage(): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } });
    return response.ok && patchPage(await response.text());
  } catch {
    // The server is away for a moment; what is shown may stay until the next saving.
    return true;
  }
}

/** Typing outruns the server: while one is under way, all that is asked for becomes one more. */
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
