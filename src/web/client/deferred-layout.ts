import { whenIdle } from './hydration-triggers.ts';

/** What layout.css defers on phones. Rows of cars stay deferred: they are expensive, and their height is known. */
export const deferredSections = ':is(.deferred-layout, #main > :nth-child(n + 3)):not(:has(.scroll-row))';

/** As many elements as a phone lays out without a visible delay. */
const ELEMENTS_PER_SLICE = 100;

/**
 * Lays out the end of a page when the browser is idle, one section or a few small ones at a time, so that every height
 * is right before the visitor scrolls there.
 */
export function startDeferredLayout(): void {
  const sections = [...document.querySelectorAll<HTMLElement>(deferredSections)];
  const layOutNext = () => {
    let elements = 0;
    while (elements < ELEMENTS_PER_SLICE) {
      const section = sections.shift();
      if (!section) return;
      section.dataset['laidOut'] = '';
      elements += section.getElementsByTagName('*').length;
    }
    whenIdle(layOutNext);
  };
  whenIdle(layOutNext);
}
