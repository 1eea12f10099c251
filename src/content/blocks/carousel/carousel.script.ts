import { type AutoplayState, isAdvancing, isPlaying, nextSlide } from './autoplay.ts';
import { onScrollEnd, watchInteraction } from './interaction.ts';
import { findSlides, markSelected, playOnly } from './slides.ts';

/** Buttons and time for a row of slides. The row still scrolls by touch, wheel and arrow keys. */
export function start(section: HTMLElement): void {
  const row = section.querySelector<HTMLElement>('[data-slides]');
  if (!row) return;
  const slides = findSlides(row);
  const milliseconds = Number(section.dataset['seconds']) * 1000;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const now: AutoplayState = {
    wanted: undefined,
    calm: calm.matches,
    visible: false,
    hovered: false,
    focused: false,
    held: false,
  };
  let selected = 0;
  let next: ReturnType<typeof setTimeout> | undefined;

  const follow = () => {
    const moving = isPlaying(now);
    const running = milliseconds > 0 && isAdvancing(now);
    markSelected(section, slides, selected, { moving, running });
    playOnly(slides, moving && now.visible ? selected : undefined);
    clearTimeout(next);
    if (running) next = setTimeout(() => show(nextSlide(selected, slides.length)), milliseconds);
  };
  const show = (at: number) => {
    selected = at;
    row.scrollTo({ left: slides[at]?.offsetLeft ?? 0, behavior: now.calm ? 'instant' : 'smooth' });
    follow();
  };
  const change = (some: Partial<AutoplayState>) => {
    Object.assign(now, some);
    follow();
  };

  watchInteraction(section, row, change);
  calm.addEventListener('change', () => change({ calm: calm.matches }));
  // Manual scrolling decides where the row stops.
  onScrollEnd(row, () => {
    const reached = Math.round(row.scrollLeft / row.clientWidth);
    if (reached === selected) return;
    selected = reached;
    follow();
  });
  new ResizeObserver(() =>
    row.scrollTo({ left: slides[selected]?.offsetLeft ?? 0, behavior: 'instant' }),
  ).observe(row);

  press(section, '[data-previous]', () => show(Math.max(0, selected - 1)));
  press(section, '[data-next]', () => show(Math.min(slides.length - 1, selected + 1)));
  press(section, '[data-play]', () => change({ wanted: !isPlaying(now) }));
  const controls = section.querySelector<HTMLElement>('[data-carousel-controls]');
  if (controls) controls.hidden = false;
  row.scrollTo({ left: 0, behavior: 'instant' });
  follow();
}

function press(section: HTMLElement, button: string, act: () => void): void {
  section.querySelector(button)?.addEventListener('click', act);
}
