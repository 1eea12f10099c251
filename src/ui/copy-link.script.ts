const COPIED_NOTICE_MS = 2000;

export function start(place: HTMLElement): void {
  const { url = '', done = '' } = place.dataset;
  const button = place.querySelector('button');
  const status = place.querySelector('[role="status"]');
  if (!button || !status || !navigator.clipboard) return;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  const say = (copied: boolean) => {
    button.toggleAttribute('data-copied', copied);
    status.textContent = copied ? done : '';
  };
  button.classList.remove('invisible');
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(url);
    clearTimeout(quiet);
    say(true);
    quiet = setTimeout(() => say(false), COPIED_NOTICE_MS);
  });
}
