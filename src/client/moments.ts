/** Runs the work at the moment the island asked for: `load`, `idle` or `visible`. */
export function whenItsTimeComes(island: HTMLElement, work: () => void): void {
  const moment = island.dataset['when'];
  if (moment === 'visible') whenVisible(island, work);
  else if (moment === 'idle') whenIdle(work);
  else work();
}

export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}

function whenVisible(island: HTMLElement, work: () => void): void {
  // A wrapper without a box of its own (display: contents) never comes into view; what lies in it does.
  const boxless = getComputedStyle(island).display === 'contents';
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
