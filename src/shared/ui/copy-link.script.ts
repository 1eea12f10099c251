import { canShare, shareLink } from './share-link.ts';

const COPIED_NOTICE_MS = 2000;

/** Phones open their share sheet; elsewhere the link is copied. */
export function start(place: HTMLElement): void {
  const { url = '', done = '', share = '' } = place.dataset;
  const button = place.querySelector('button');
  const status = place.querySelector('[role="status"]');
  if (!button || !status || (!navigator.clipboard && !canShare())) return;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const say = (copied: boolean) => {
    button.toggleAttribute('data-copied', copied);
    status.textContent = copied ? done : '';
  };
  if (canShare()) button.ariaLabel = button.title = share;
  button.toggleAttribute('data-shares', canShare());
  button.classList.remove('invisible');
  button.addEventListener('click', async () => {
    if ((await shareLink(url, document.title)) !== 'copied') return;
    clearTimeout(quiet);
    say(true);
    quiet = setTimeout(() => say(false), COPIED_NOTICE_MS);
  });
}
