import type { Say } from '../compare/compare-tools.ts';

/** How many cars are saved, on the heart in the header. */
export function showSavedCount(count: number, say: Say): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-saved-cars]')) {
    const badge = link.querySelector<HTMLElement>('[data-count]');
    if (badge) {
      badge.textContent = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
      badge.hidden = count === 0;
    }
    link.setAttribute('aria-label', count === 0 ? say('savedCars') : say('savedCarsCount', { count }));
  }
}

const MOST_SHOWN = 99;
