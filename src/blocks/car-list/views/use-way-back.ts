import { type MouseEvent, type RefObject, useEffect } from 'react';

const KEPT_AS = 'carListLeftAt';

type Left = { address: string; car: string; top: number };

/**
 * Who comes back from a car finds it where it was. The browser does that by itself when it kept the page, or knows how
 * tall it is; cards far down a small screen are not laid out before they are near, so their place is found by the car.
 */
export function useWayBack(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const left = whereLeft();
    if (left?.address !== address() || !isReturn()) return undefined;
    const find = () =>
      putBack(place.current?.querySelector(`[data-car="${CSS.escape(left.car)}"]`), left.top);
    if (document.readyState === 'complete') find();
    // The browser may still be moving the page until then.
    else addEventListener('load', find, { once: true });
    return () => removeEventListener('load', find);
  }, [place]);
  return { onClickCapture: ({ target }: MouseEvent) => target instanceof Element && noteLeaving(target) };
}

function noteLeaving(target: Element): void {
  const car = target.closest('a')?.closest<HTMLElement>('[data-car]');
  if (!car) return;
  const left: Left = {
    address: address(),
    car: car.dataset['car'] ?? '',
    top: car.getBoundingClientRect().top,
  };
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(left));
  } catch {
    // A browser that refuses storage still has its own way back.
  }
}

function whereLeft(): Left | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT_AS) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Twice: what comes near is laid out, and then stands a little elsewhere. */
function putBack(card: Element | null | undefined, top: number, again = 2): void {
  if (!card) return;
  scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
  if (again > 0) requestAnimationFrame(() => putBack(card, top, again - 1));
}

function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'back_forward';
}

function address(): string {
  return location.pathname + location.search;
}
