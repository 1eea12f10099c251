import type { CompareTexts } from '../compare/compare-context.ts';

/** How many cars are saved, on the heart in the header. */
export function updateSavedCount(count: number, texts: CompareTexts): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-saved-cars]')) {
    const badge = link.querySelector<HTMLElement>('[data-count]');
    if (badge) {
      badge.textContent = count > MAX_COUNT ? `${MAX_COUNT}+` : String(count);
      badge.hidden = count === 0;
    }
    link.setAttribute('aria-label', count === 0 ? texts('savedCars') : texts('savedCarsCount', { count }));
  }
}

const MAX_COUNT = 99;
