import { tellTheLog } from '../../platform/browser-log.ts';
import { fill } from '../../sites/fill.ts';
import { saved, viewed } from '../saved/in-this-browser.ts';
import { showSavedCount } from '../saved/saved-count.ts';
import { carFromMarkup } from './car-from-markup.ts';
import { fetchDetails, toggleCompared } from './choose-to-compare.ts';
import { hearButtons } from './chosen-buttons.ts';
import { compareStore, isCompared, keepInSession, readAgain } from './compare-store.ts';
import type { CompareTools, Say } from './compare-tools.ts';
import type { CompareWords } from './compare-words.ts';

/** On every page of a site that sells cars: hearts, the comparison, and which cars were looked at. */
export function start(place: HTMLElement): void {
  const { language = '', list = '', words = '{}' } = place.dataset;
  const spoken = JSON.parse(words) as CompareWords;
  const say: Say = (key, values = {}) => fill(spoken.words[key] ?? '', values, language);
  const status = place.querySelector('[role="status"]');
  const tell: Say = (key, values) => {
    const text = say(key, values);
    if (status) status.textContent = text;
    return text;
  };

  const store = compareStore();
  const kept = keepInSession(store, () => sessionStorage, language);
  const { press } = hearButtons(
    { compare: (id) => isCompared(store.getState(), id), save: saved.has },
    {
      compare: (id, button) => {
        const { name: car } = carFromMarkup(button, id);
        const done = toggleCompared(store, id, button, language);
        tell(done === 'added' ? 'compareAdded' : 'compareRemoved', { car });
      },
      save: (id, button) => {
        const { name, price } = carFromMarkup(button, id);
        const isSaved = saved.has(id);
        if (isSaved) saved.remove(id);
        else saved.add({ id, name, price: price.now });
        tell(isSaved ? 'savedRemoved' : 'savedAdded', { car: name });
      },
    },
  );

  const tray = trayIn(place, { store, say, tell, language, list, spoken });
  store.subscribe((now, before) => {
    if (now.cars !== before.cars) press();
    if (now.cars.length > 0) void tray.show();
  });
  if (kept.cars.length > 0) {
    whenIdle(() => void tray.show());
    // The site's other language has other words for the same cars.
    if (kept.language !== language)
      void fetchDetails(
        store,
        kept.cars.map(({ id }) => id),
        language,
      );
  }

  const count = () => showSavedCount(saved.store.getState().length, say);
  saved.store.subscribe(() => {
    press();
    count();
  });
  count();
  saved.follow();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readAgain(store, () => sessionStorage);
  });

  const lookedAt = document.querySelector<HTMLElement>('[data-viewed-car]')?.dataset['viewedCar'];
  if (lookedAt) viewed.note(lookedAt);
}

/** React comes only when there is something to compare. */
function trayIn(place: HTMLElement, tools: CompareTools) {
  let shown = false;
  return {
    show: async () => {
      if (shown) return;
      shown = true;
      try {
        const { showTray } = await import('./views/show-tray.tsx');
        const container = place.querySelector('[data-tray]');
        if (container) showTray(container, tools);
      } catch (problem) {
        shown = false;
        tellTheLog('COMPARE_NOT_LOADED', 'compare', problem);
      }
    },
  };
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1500 });
  else setTimeout(work, 200);
}
