import { onConsent } from '../../shared/analytics/consent.ts';

/** Replaces the poster by the film: at once with consent, otherwise when play is pressed. */
export function start(place: HTMLElement): void {
  const address = place.dataset['film'];
  const link = place.querySelector('a');
  if (!address || !link) return;

  const frame = (autoplay: boolean) => {
    const film = document.createElement('iframe');
    film.src = autoplay ? `${address}&autoplay=1` : address;
    film.title = place.dataset['title'] ?? '';
    film.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    film.allowFullscreen = true;
    // The host refuses to play for a page that does not say where it is.
    film.referrerPolicy = 'strict-origin-when-cross-origin';
    film.className = 'block aspect-video w-full';
    place.replaceChildren(film);
    return film;
  };
  const stopWaiting = onConsent('marketing', () => frame(false));
  if (!link.isConnected) return;

  // The link becomes a button that plays in place.
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.ariaLabel = link.ariaLabel;
  button.append(...link.childNodes);
  button.addEventListener('click', () => {
    stopWaiting();
    frame(true).focus();
  });
  link.replaceWith(button);
  place.querySelector('[data-consent-settings]')?.classList.remove('invisible');
}
