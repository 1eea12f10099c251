import { tellTheLog } from '../../platform/browser-log.ts';
import { askForCars } from '../compare/ask-for-cars.ts';
import { viewed } from './in-this-browser.ts';
import { othersThan } from './viewed-cars.ts';
import type { ViewedWords } from './views/show-viewed.tsx';

/** Fills the row when it comes near. Its room is kept from the start, so that nothing moves when the cards arrive. */
export function start(place: HTMLElement): void {
  const { current, language = '', words = '{}' } = place.dataset;
  const ids = othersThan(viewed.store.getState(), current);
  if (ids.length === 0) return;
  place.toggleAttribute('data-expected', true);
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      show(place, ids, language, JSON.parse(words)).catch((problem) => {
        place.toggleAttribute('data-expected', false);
        tellTheLog('VIEWED_CARS_FAILED', 'recently-viewed', problem);
      });
    },
    { rootMargin: '600px' },
  );
  watch.observe(place);
}

async function show(place: HTMLElement, ids: readonly string[], language: string, words: ViewedWords) {
  const [cards, { showViewed }] = await Promise.all([
    askForCars(ids, 'cards', language),
    import('./views/show-viewed.tsx'),
  ]);
  // Sold ones are of no use to anybody.
  viewed.forgetSold(ids.filter((id) => !cards.some((card) => card.id === id)));
  const empty = () => place.toggleAttribute('data-expected', false);
  if (cards.length === 0) return empty();
  const remove = showViewed(place, {
    cards,
    words,
    onForget: () => {
      viewed.forgetAll();
      remove();
      empty();
      document.getElementById('main')?.focus();
    },
  });
}
