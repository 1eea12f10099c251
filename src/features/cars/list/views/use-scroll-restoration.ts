import { type MouseEvent, type RefObject, useEffect } from 'react';

const STORAGE_KEY = 'carListLeftAt';

type SavedPosition = { address: string; car: string; top: number };

/**
 * Restores the scroll position on return from a car. The browser does that itself from its back/forward cache, or when it knows how
 * tall it is; cards far down a small screen are not laid out before they are near, so their place is found by the car.
 */
export function useScrollRestoration(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const left = savedPosition();
    if (left?.address !== address() || !isBackForward()) return undefined;
    const find = () =>
      restorePosition(place.current?.querySelector(`[data-car="${CSS.escape(left.car)}"]`), left.top);
    if (document.readyState === 'complete') find();
    // The browser may still be moving the page until then.
    else addEventListener('load', find, { once: true });
    return () => removeEventListener('load', find);
  }, [place]);
  return { onClickCapture: ({ target }: MouseEvent) => target instanceof Element && savePosition(target) };
}

function savePosition(target: Element): void {
  const car = target.closest('a')?.closest<HTMLElement>('[data-car]');
  if (!car) return;
  const left: SavedPosition = {
    address: address(),
    car: car.dataset['car'] ?? '',
    top: car.getBoundingClientRect().top,
  };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(left));
  } catch {
    // Without storage the browser's own scroll restoration remains.
  }
}

function savedPosition(): SavedPosition | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Repeated: cards that come near are laid out and shift the position. */
function restorePosition(card: Element | null | undefined, top: number, again = 2): void {
  if (!card) return;
  scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
  if (again > 0) requestAnimationFrame(() => restorePosition(card, top, again - 1));
}

function isBackForward(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'back_forward';
}

function address(): string {
  return location.pathname + location.search;
}
