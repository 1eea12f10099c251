import { formatMessage } from '../../../shared/sites/format-message.ts';
import { COMPARISON_KEY } from '../compare/comparison-key.ts';
import { savedCars } from './browser-stores.ts';
import type { SavedCountTexts } from './saved-count.ts';

const MAX_COUNT = 99;

/** On every page of a site that sells cars: how many are saved, on the heart in the header. */
export function start(mount: HTMLElement): void {
  const { language = '', texts = '{}' } = mount.dataset;
  const { savedCars: none, savedCarsCount } = JSON.parse(texts) as SavedCountTexts;
  const update = () => {
    const count = savedCars.store.getState().length;
    const label = count === 0 ? none : formatMessage(savedCarsCount, { count }, language);
    for (const link of document.querySelectorAll<HTMLElement>('[data-saved-cars]'))
      showCount(link, count, label);
  };
  savedCars.store.subscribe(update);
  update();
  savedCars.follow();

  announceComparison(mount);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) announceComparison(mount);
  });
}

function showCount(link: HTMLElement, count: number, label: string): void {
  const badge = link.querySelector<HTMLElement>('[data-count]');
  if (badge) {
    badge.textContent = count > MAX_COUNT ? `${MAX_COUNT}+` : String(count);
    badge.hidden = count === 0;
  }
  link.setAttribute('aria-label', label);
}

/** The script of the comparison waits for buttons of cars, or for this. */
function announceComparison(mount: HTMLElement): void {
  if (!hasStoredComparison()) return;
  const sign = document.createElement('i');
  sign.dataset['comparison'] = '';
  mount.replaceChildren(sign);
}

/** Storage may be switched off. */
function hasStoredComparison(): boolean {
  try {
    return sessionStorage.getItem(COMPARISON_KEY) !== null;
  } catch {
    return false;
  }
}
