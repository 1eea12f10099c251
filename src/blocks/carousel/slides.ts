function slidesOf(section: HTMLElement): HTMLElement[] {
  return [...section.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];
}

/** Slides out of sight are out of reach, too; a change is read aloud unless the slides change by themselves. */
export function showOnly(section: HTMLElement, selected: number, running: boolean): void {
  slidesOf(section).forEach((slide, at) => {
    slide.inert = at !== selected;
  });
  section.querySelector('[data-slides]')?.setAttribute('aria-live', running ? 'off' : 'polite');
}

/** A film plays only while its slide is the one shown. */
export function playFilmOf(section: HTMLElement, active: number | undefined): void {
  slidesOf(section).forEach((slide, at) => {
    const film = slide.querySelector('video');
    if (!film) return;
    if (at !== active) film.pause();
    else if (film.paused) film.play().then(() => film.setAttribute('data-started', ''), ignored);
  });
}

/** The browser may refuse, and pausing before the first frame also counts as a refusal; the picture stands. */
function ignored(): void {}
