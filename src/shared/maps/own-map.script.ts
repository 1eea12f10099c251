import { ownMapLink } from './directions.ts';

/** At the press, and no earlier, the link leads to the map that the device has of its own. */
export function start(link: HTMLElement): void {
  link.addEventListener('click', () => leadToOwnMap(link));
}

export function leadToOwnMap(link: HTMLElement): void {
  const { destination, destinationAt: position } = link.dataset;
  const own = ownMapLink({ destination, position }, navigator.userAgent);
  if (!own || !(link instanceof HTMLAnchorElement)) return;
  link.href = own;
  // An app needs no tab of its own.
  if (own.startsWith('geo:')) link.removeAttribute('target');
}
