const PICTURES = '.car-card__media > .picture > img';

/**
 * A card's picture covers its blur once it is loaded; one that cannot be loaded is replaced by the text that it is
 * missing (CARD-01, CARD-07).
 */
export function trackCardPictures(): void {
  // Load and error events do not bubble, so they are captured.
  document.addEventListener('load', ({ target }) => handlePicture(target, markLoaded), { capture: true });
  document.addEventListener('error', ({ target }) => handlePicture(target, markMissing), { capture: true });
  for (const image of document.querySelectorAll<HTMLImageElement>(PICTURES)) {
    if (!image.complete || image.currentSrc === '') continue;
    handlePicture(image, image.naturalWidth > 0 ? markLoaded : markMissing);
  }
}

function handlePicture(
  target: EventTarget | null,
  act: (image: HTMLImageElement, media: Element) => void,
): void {
  if (!(target instanceof HTMLImageElement) || !target.matches(PICTURES)) return;
  const media = target.closest('.car-card__media');
  if (media) act(target, media);
}

function markLoaded(_: HTMLImageElement, media: Element): void {
  media.setAttribute('data-loaded', '');
}

function markMissing(image: HTMLImageElement, media: Element): void {
  image.hidden = true;
  markLoaded(image, media);
  for (const words of media.querySelectorAll<HTMLElement>('.car-card__missing')) words.hidden = false;
  for (const way of media.querySelectorAll<HTMLElement>('[data-pictures]')) way.hidden = true;
}
