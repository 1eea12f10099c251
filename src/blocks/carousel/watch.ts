import type { Circumstances } from './running.ts';

type Change = (some: Partial<Circumstances>) => void;

/** Tells when the visitor is busy with the carousel, and whether it is on the screen at all. */
export function watch(section: HTMLElement, row: HTMLElement, change: Change): void {
  section.addEventListener('mouseenter', () => change({ hovered: true }));
  section.addEventListener('mouseleave', () => change({ hovered: false }));
  section.addEventListener('focusin', () => change({ focused: true }));
  section.addEventListener('focusout', () => change({ focused: false }));
  row.addEventListener('pointerdown', () => change({ held: true }));
  for (const released of ['pointerup', 'pointercancel'] as const) {
    addEventListener(released, () => change({ held: false }));
  }
  const look: IntersectionObserverCallback = (entries) =>
    change({ visible: entries.at(-1)?.isIntersecting === true });
  new IntersectionObserver(look, { threshold: 0.25 }).observe(section);
}
