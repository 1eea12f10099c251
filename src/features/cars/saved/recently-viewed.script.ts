import { reportClientError } from '../../../shared/platform/report-client-error.ts';
import { fetchCars } from '../card/fetch-cars.ts';
import { viewedCars } from './browser-stores.ts';
import { withoutCurrent } from './viewed-cars.ts';
import type { ViewedTexts } from './views/mount-viewed.tsx';

/** Loads the row when it comes near. Its space is reserved, so that nothing shifts. */
export function start(place: HTMLElement): void {
  const { current, language = '', words = '{}' } = place.dataset;
  const ids = withoutCurrent(viewedCars.store.getState(), current);
  if (ids.length === 0) return;
  place.toggleAttribute('data-expected', true);
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      show(place, ids, language, JSON.parse(words)).catch((problem) => {
        place.toggleAttribute('data-expected', false);
        reportClientError('VIEWED_CARS_FAILED', 'recently-viewed', problem);
      });
    },
    { rootMargin: '600px' },
  );
  watch.observe(place);
}

async function show(place: HTMLElement, ids: readonly string[], language: string, words: ViewedTexts) {
  const [cards, { mountViewed: showViewed }] = await Promise.all([
    fetchCars(ids, 'cards', language),
    import('./views/mount-viewed.tsx'),
  ]);
  // Sold ones are of no use to anybody.
  viewedCars.forgetSold(ids.filter((id) => !cards.some((card) => card.id === id)));
  const empty = () => place.toggleAttribute('data-expected', false);
  if (cards.length === 0) return empty();
  const remove = showViewed(place, {
    cards,
    words,
    onForget: () => {
      viewedCars.forgetAll();
      remove();
      empty();
      document.getElementById('main')?.focus();
    },
  });
}
