import { reportClientError } from '../../platform/report-client-error.ts';
import { formatMessage } from '../../sites/format-message.ts';
import { savedCars, viewedCars } from '../saved/browser-stores.ts';
import { updateSavedCount } from '../saved/saved-count.ts';
import { carFromMarkup } from './car-from-markup.ts';
import type { CompareContext, CompareTexts } from './compare-context.ts';
import { createCompareStore, isCompared, persistInSession, reloadFromSession } from './compare-store.ts';
import type { CompareTextMap } from './compare-texts.ts';
import { bindToggleButtons } from './toggle-buttons.ts';
import { fetchDetails, toggleCompared } from './toggle-compared.ts';

/** On every page of a site that sells cars: hearts, the comparison, and which cars were looked at. */
export function start(place: HTMLElement): void {
  const { language = '', list = '', words = '{}' } = place.dataset;
  const spoken = JSON.parse(words) as CompareTextMap;
  const say: CompareTexts = (key, values = {}) => formatMessage(spoken.words[key] ?? '', values, language);
  const status = place.querySelector('[role="status"]');
  const tell: CompareTexts = (key, values) => {
    const text = say(key, values);
    if (status) status.textContent = text;
    return text;
  };

  const store = createCompareStore();
  const kept = persistInSession(store, () => sessionStorage, language);
  const { press } = bindToggleButtons(
    { compare: (id) => isCompared(store.getState(), id), save: savedCars.has },
    {
      compare: (id, button) => {
        const { name: car } = carFromMarkup(button, id);
        const done = toggleCompared(store, id, button, language);
        tell(done === 'added' ? 'compareAdded' : 'compareRemoved', { car });
      },
      save: (id, button) => {
        const { name, price } = carFromMarkup(button, id);
        const isSaved = savedCars.has(id);
        if (isSaved) savedCars.remove(id);
        else savedCars.add({ id, name, price: price.now });
        tell(isSaved ? 'savedRemoved' : 'savedAdded', { car: name });
      },
    },
  );

  const tray = createTray(place, { store, say, tell, language, list, spoken });
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

  const count = () => updateSavedCount(savedCars.store.getState().length, say);
  savedCars.store.subscribe(() => {
    press();
    count();
  });
  count();
  savedCars.follow();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reloadFromSession(store, () => sessionStorage);
  });

  const lookedAt = document.querySelector<HTMLElement>('[data-viewed-car]')?.dataset['viewedCar'];
  if (lookedAt) viewedCars.note(lookedAt);
}

/** React comes only when there is something to compare. */
function createTray(place: HTMLElement, tools: CompareContext) {
  let shown = false;
  return {
    show: async () => {
      if (shown) return;
      shown = true;
      try {
        const { mountTray: showTray } = await import('./views/mount-tray.tsx');
        const container = place.querySelector('[data-tray]');
        if (container) showTray(container, tools);
      } catch (problem) {
        shown = false;
        reportClientError('COMPARE_NOT_LOADED', 'compare', problem);
      }
    },
  };
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1500 });
  else setTimeout(work, 200);
}
