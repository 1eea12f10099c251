import EmblaCarousel from 'embla-carousel';
import { copiesNeeded } from './copies.ts';

/** An endless carousel: the first car follows the last, and no arrow is ever disabled (COTW-01, COTW-02). */
export function start(root: HTMLElement): void {
  const window = root.querySelector<HTMLElement>('[data-week-window]');
  const track = window?.querySelector<HTMLElement>('.week__track');
  const arrows = root.querySelector<HTMLElement>('[data-week-arrows]');
  if (!window || !track || !arrows) return;
  const cars = [...track.children].filter((slide) => slide instanceof HTMLElement);
  track.append(...copiesOf(cars));
  const slides = [...track.children];
  const calm = matchMedia('(prefers-reduced-motion: reduce)');

  window.dataset['ring'] = '';
  const ring = EmblaCarousel(window, { container: track, loop: true, align: 'center', skipSnaps: true });
  const mark = () => {
    for (const [at, slide] of slides.entries())
      slide.toggleAttribute('data-active', at === ring.selectedScrollSnap());
  };
  const say = () => {
    const status = root.querySelector('[role="status"]');
    if (status) status.textContent = slides[ring.selectedScrollSnap()]?.querySelector('a')?.textContent ?? '';
  };
  ring.on('select', mark).on('reInit', mark);
  mark();

  arrows.classList.remove('invisible');
  arrows.querySelector('[data-previous]')?.addEventListener('click', () => {
    ring.scrollPrev(calm.matches);
    say();
  });
  arrows.querySelector('[data-next]')?.addEventListener('click', () => {
    ring.scrollNext(calm.matches);
    say();
  });
  // A click on a car at the edge centres it; only the centred car is a link (COTW-03).
  track.addEventListener(
    'click',
    (event) => {
      const at = slides.findIndex((slide) => event.target instanceof Node && slide.contains(event.target));
      if (at === -1 || at === ring.selectedScrollSnap()) return;
      event.preventDefault();
      ring.scrollTo(at, calm.matches);
    },
    { capture: true },
  );
}

/** Copies are hidden from screen readers and from the tab order (COTW-06). */
function copiesOf(cars: readonly HTMLElement[]): HTMLElement[] {
  return Array.from({ length: copiesNeeded(cars.length) }, () => cars.map(copyOf)).flat();
}

function copyOf(car: HTMLElement): HTMLElement {
  const copy = car.cloneNode(true) as HTMLElement;
  copy.setAttribute('aria-hidden', 'true');
  copy.dataset['copy'] = '';
  for (const link of copy.querySelectorAll('a')) link.tabIndex = -1;
  for (const image of copy.querySelectorAll('img')) image.loading = 'lazy';
  return copy;
}
