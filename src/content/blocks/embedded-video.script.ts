import { onConsent } from '../../shared/analytics/consent.ts';

/** Replaces the poster by the video: at once with consent, otherwise when play is pressed. */
export function start(place: HTMLElement): void {
  const address = place.dataset['video'];
  const link = place.querySelector('a');
  if (!address || !link) return;

  const frame = (autoplay: boolean) => {
    const video = document.createElement('iframe');
    video.src = autoplay ? `${address}&autoplay=1` : address;
    video.title = place.dataset['title'] ?? '';
    video.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    video.allowFullscreen = true;
    // The host refuses to play for a page that does not say where it is.
    video.referrerPolicy = 'strict-origin-when-cross-origin';
    video.className = 'block aspect-video w-full';
    place.replaceChildren(video);
    return video;
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
