const PICTURES = '.picture > .picture__image';

/** Marks pictures that have come, for what is drawn over them: the plate of a car. */
export function markLoadedPictures(): void {
  // Load events do not bubble, so they are captured.
  document.addEventListener('load', ({ target }) => markLoaded(target), { capture: true });
  for (const image of document.querySelectorAll<HTMLImageElement>(PICTURES))
    if (image.complete && image.naturalWidth > 0) markLoaded(image);
}

function markLoaded(target: EventTarget | null): void {
  if (target instanceof HTMLImageElement && target.matches(PICTURES))
    target.parentElement?.setAttribute('data-loaded', '');
}
