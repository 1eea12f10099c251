/** Runs the work at the moment the island asked for: `load`, `idle` or `visible`. */
export function whenItsTimeComes(island: HTMLElement, work: () => void): void {
  const moment = island.dataset['when'];
  if (moment === 'visible') whenVisible(island, work);
  else if (moment === 'idle') whenIdle(work);
  else work();
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}

/** The wrapper itself has no box (display: contents), so its first element is watched. */
function whenVisible(island: HTMLElement, work: () => void): void {
  const watched = island.firstElementChild;
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
