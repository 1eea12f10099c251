import type { AutoplayState } from './autoplay.ts';

type Change = (some: Partial<AutoplayState>) => void;

/** Tracks hover, focus and touch on the carousel, and whether it is visible. */
export function watchInteraction(section: HTMLElement, row: HTMLElement, change: Change): void {
  section.addEventListener('mouseenter', () => change({ hovered: true }));
  section.addEventListener('mouseleave', () => change({ hovered: false }));
  section.addEventListener('focusin', () => change({ focused: true }));
  section.addEventListener('focusout', () => change({ focused: false }));
  row.addEventListener('pointerdown', () => {
    change({ held: true });
    const release = () => change({ held: false });
    // When the browser takes the finger over for scrolling, that ends it, too.
    for (const end of ['pointerup', 'pointercancel']) row.addEventListener(end, release, { once: true });
  });
  const look: IntersectionObserverCallback = (entries) =>
    change({ visible: entries.at(-1)?.isIntersecting === true });
  new IntersectionObserver(look, { threshold: 0.25 }).observe(section);
}

const SETTLED_MS = 150;

/** Fires when scrolling ends; older Safari has no scrollend event. */
export function onScrollEnd(row: HTMLElement, act: () => void): void {
  if ('onscrollend' in row) {
    row.addEventListener('scrollend', act);
    return;
  }
  let rest: ReturnType<typeof setTimeout> | undefined;
  const scrolled = () => {
    clearTimeout(rest);
    rest = setTimeout(act, SETTLED_MS);
  };
  (row as HTMLElement).addEventListener('scroll', scrolled, { passive: true });
}
