/** Runs the work at the island's trigger: `load`, `idle`, `visible`, or once the selector it awaits is on the page. */
export async function whenTriggered(island: HTMLElement, work: () => void): Promise<void> {
  // One after the other, so that a visitor's touch can come in between.
  await yieldToMain();
  const { when: trigger, awaits } = island.dataset;
  if (awaits) {
    whenPresent(awaits, work);
    return;
  }
  if (trigger === 'visible') whenVisible(island, work);
  else if (trigger === 'idle') whenIdle(work);
  else work();
}

export async function yieldToMain(): Promise<void> {
  if ('scheduler' in window && 'yield' in scheduler) await scheduler.yield();
  else await new Promise((resolve) => setTimeout(resolve));
}

export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}

function whenVisible(island: HTMLElement, work: () => void): void {
  // A wrapper without a box of its own (display: contents) never comes into view; its first child does.
  const boxless = island.classList.contains('contents');
  const watched = boxless ? island.firstElementChild : island;
  if (!watched) {
    work();
    return;
  }
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      work();
    },
    { rootMargin: '200px' },
  );
  watch.observe(watched);
}

function whenPresent(selector: string, work: () => void): void {
  const isThere = () => document.querySelector(selector) !== null;
  if (isThere()) {
    work();
    return;
  }
  const watch = new MutationObserver(() => {
    if (!isThere()) return;
    watch.disconnect();
    work();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}
