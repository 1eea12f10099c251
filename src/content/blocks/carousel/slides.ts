export function findSlides(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];
}

/** Hidden slides are inert; a change is announced unless the slides advance automatically. */
export function markSelected(
  section: HTMLElement,
  slides: readonly HTMLElement[],
  selected: number,
  { moving, running }: { moving: boolean; running: boolean },
): void {
  for (const [at, slide] of slides.entries()) slide.inert = at !== selected;
  section.querySelector('[data-slides]')?.setAttribute('aria-live', running ? 'off' : 'polite');
  section.toggleAttribute('data-moving', moving);
  const play = section.querySelector<HTMLElement>('[data-play]');
  if (play) play.ariaLabel = (moving ? play.dataset['on'] : play.dataset['off']) ?? '';
  const position = section.querySelector('[data-position]');
  if (position) position.textContent = String(selected + 1);
  const previous = section.querySelector<HTMLButtonElement>('[data-previous]');
  const next = section.querySelector<HTMLButtonElement>('[data-next]');
  switchOff(previous, selected === 0, next);
  switchOff(next, selected === slides.length - 1, previous);
}

/** A focused button that gets disabled passes the focus on; otherwise it would be lost. */
function switchOff(button: HTMLButtonElement | null, off: boolean, other: HTMLButtonElement | null): void {
  if (!button) return;
  const focused = document.activeElement === button;
  if (off && focused && other) {
    other.disabled = false;
    other.focus();
  }
  button.disabled = off;
}

/** A video plays only while its slide is the one shown. */
export function playOnly(slides: readonly HTMLElement[], active: number | undefined): void {
  for (const [at, slide] of slides.entries()) {
    const video = slide.querySelector('video');
    if (!video) continue;
    if (at !== active) video.pause();
    else if (video.paused) video.play().then(() => video.setAttribute('data-started', ''), ignored);
  }
}

/** The browser may refuse, and pausing before the first frame also counts as a refusal; the picture stays. */
function ignored(): void {}
