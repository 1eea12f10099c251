import { whenIdle } from './hydration-triggers.ts';

/** What layout.css leaves for later on a phone. Rows of cars stay so: they are much work, and their height is known. */
export const deferredSections = ':is(.deferred-layout, #main > :nth-child(n + 3)):not(:has(.scroll-row))';

/** Elements that a phone lays out without anybody noticing. */
const ELEMENTS_PER_SLICE = 100;

/**
 * Lays out the end of a page when the browser has time, a section or a few small ones after the other: before anybody
 * comes there, every height is the true one.
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
