import { whenIdle } from './moments.ts';

/** What layout.css leaves for later on a phone. Rows of cars stay so: they are much work, and their height is known. */
const leftForLater = ':is(.far-below, #main > :nth-child(n + 3)):not(:has(.scroll-row))';

/**
 * Lays out the end of a page when the browser has time, one section after the other: before anybody comes there, every
 * height is the true one.
 */
export function layOutFarBelow(): void {
  if (!matchMedia('(width < 64rem)').matches) return;
  const sections = document.querySelectorAll<HTMLElement>(leftForLater).values();
  const layOutNext = () => {
    const { value: section } = sections.next();
    if (!section) return;
    section.dataset['laidOut'] = '';
    whenIdle(layOutNext);
  };
  whenIdle(layOutNext);
}
