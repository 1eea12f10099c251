import { reportClientError } from '../../../shared/platform/report-client-error.ts';
import { formatMessage } from '../../../shared/sites/format-message.ts';
import { savedCars, viewedCars } from '../saved/browser-stores.ts';
import { carFromMarkup } from './car-from-markup.ts';
import type { CompareContext, CompareTexts } from './compare-context.ts';
import { createCompareStore, isCompared, persistInSession, reloadFromSession } from './compare-store.ts';
import type { CompareTextMap } from './compare-texts.ts';
import { bindToggleButtons } from './toggle-buttons.ts';
import { fetchDetails, toggleCompared } from './toggle-compared.ts';

/** Where a page has cars, or cars are being compared: save buttons, comparison and recently viewed cars. */
export function start(mount: HTMLElement): void {
  const { language = '', list = '', texts: textJson = '{}' } = mount.dataset;
  const textMap = JSON.parse(textJson) as CompareTextMap;
  const texts: CompareTexts = (key, values = {}) => formatMessage(textMap.texts[key] ?? '', values, language);
  const status = mount.querySelector('[role="status"]');
  const announce: CompareTexts = (key, values) => {
    const text = texts(key, values);
    if (status) status.textContent = text;
    return text;
  };

  const store = createCompareStore();
  const stored = persistInSession(store, () => sessionStorage, language);
  const { refresh } = bindToggleButtons(
    { compare: (id) => isCompared(store.getState(), id), save: savedCars.has },
    {
      compare: (id, button) => {
        const { name: car } = carFromMarkup(button, id);
        const done = toggleCompared(store, id, button, language);
        announce(done === 'added' ? 'compareAdded' : 'compareRemoved', { car });
      },
      save: (id, button) => {
        const { name, price } = carFromMarkup(button, id);
        const isSaved = savedCars.has(id);
        if (isSaved) savedCars.remove(id);
        else savedCars.add({ id, name, price: price.now });
        announce(isSaved ? 'savedRemoved' : 'savedAdded', { car: name });
      },
    },
  );

  const tray = createTray(mount, { store, texts, announce, language, list, textMap });
  store.subscribe((now, before) => {
    if (now.cars !== before.cars) refresh();
    if (now.cars.length > 0) void tray.show();
  });
  if (stored.cars.length > 0) {
    whenIdle(() => void tray.show());
    // The stored texts are in the site's other language.
    if (stored.language !== language)
      void fetchDetails(
        store,
        stored.cars.map(({ id }) => id),
        language,
      );
  }

  savedCars.store.subscribe(() => refresh());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reloadFromSession(store, () => sessionStorage);
  });

  const viewedCar = document.querySelector<HTMLElement>('[data-viewed-car]')?.dataset['viewedCar'];
  if (viewedCar) viewedCars.note(viewedCar);
}

/** React is loaded only when there is something to compare. */
function createTray(mount: HTMLElement, tools: CompareContext) {
  let shown = false;
  return {
    show: async () => {
      if (shown) return;
      shown = true;
      try {
        const { mountTray: showTray } = await import('./views/mount-tray.tsx');
        const container = mount.querySelector('[data-tray]');
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
