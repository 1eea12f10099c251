/**
 * Plays a video while it is in view. It plays automatically only if motion is not reduced, and the visitor's choice
 * overrides that. Our controls replace the browser's.
 */
export function start(root: HTMLElement): void {
  const video = root.querySelector('video');
  if (!video) return;
  video.controls = false;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let wanted = root.hasAttribute('data-autoplay') && !calm.matches;
  let inView = false;

  const follow = () => {
    if (!wanted || !inView) video.pause();
    else if (video.paused) video.play().catch(refused);
  };
  const want = (play: boolean) => {
    wanted = play;
    follow();
  };
  // A pause that comes before the first frame also ends the promise; it says nothing of what is wanted.
  const refused = (reason: DOMException) => reason.name !== 'AbortError' && want(false);

  video.addEventListener('playing', () => root.setAttribute('data-started', ''));
  video.addEventListener('ended', () => want(false));
  video.addEventListener('click', () => want(video.paused));
  calm.addEventListener('change', () => calm.matches && want(false));
  whenSeen(video, (seen) => {
    inView = seen;
    follow();
  });
  changeWithScreen(video, follow);

  const played = button(root, '[data-video-play]', () => want(video.paused));
  for (const happened of ['play', 'pause', 'ended'] as const) {
    video.addEventListener(happened, () => played('playing', !video.paused));
  }
  played('playing', false);

  const heard = button(root, '[data-video-sound]', () => {
    video.muted = !video.muted;
  });
  video.addEventListener('volumechange', () => heard('sounding', !video.muted));
  heard('sounding', false);

  const first = root.querySelector<HTMLButtonElement>('[data-video-start]');
  first?.addEventListener('click', () => {
    // The button that follows it is there once the first frame is.
    const next = root.querySelector<HTMLElement>('[data-video-play]');
    video.addEventListener('playing', () => next?.focus(), { once: true });
    want(true);
  });
  if (first) first.hidden = false;
}

/** Brings a button to life; what comes back keeps its words and the video's state in step. */
function button(root: HTMLElement, which: string, press: () => void) {
  const found = root.querySelector<HTMLButtonElement>(which);
  found?.addEventListener('click', press);
  found?.classList.remove('invisible');
  return (state: string, on: boolean) => {
    root.toggleAttribute(`data-${state}`, on);
    if (found) found.ariaLabel = (on ? found.dataset['on'] : found.dataset['off']) ?? '';
  };
}

function whenSeen(video: HTMLVideoElement, tell: (seen: boolean) => void): void {
  const look: IntersectionObserverCallback = (entries) => tell(entries.at(-1)?.isIntersecting === true);
  new IntersectionObserver(look, { threshold: 0.25 }).observe(video);
}

/** A video element chooses among its sources only when it loads. */
function changeWithScreen(video: HTMLVideoElement, then: () => void): void {
  const forPhones = video.querySelector<HTMLSourceElement>('source[media]')?.media;
  if (!forPhones) return;
  matchMedia(forPhones).addEventListener('change', () => {
    video.load();
    then();
  });
}
