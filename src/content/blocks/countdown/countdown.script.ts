import { formatUnit, timeLeft, units } from './time-left.ts';

/** Counts the seconds down. With reduced motion it shows the time that is left and does not tick. */
export function start(root: HTMLElement): void {
  const endsAt = Number(root.dataset['endsAt']);
  const figures = units.map((unit) => ({ unit, place: root.querySelector(`[data-unit="${unit}"]`) }));
  const button = root.querySelector('button');
  let running = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  let next: ReturnType<typeof setTimeout> | undefined;

  const tick = () => {
    const leftMs = endsAt - Date.now();
    const left = timeLeft(leftMs);
    for (const { unit, place } of figures) if (place) place.textContent = formatUnit(left, unit);
    root.toggleAttribute('data-over', leftMs <= 0);
    clearTimeout(next);
    // To the beginning of the next second, so that no delay adds up.
    if (running && leftMs > 0) next = setTimeout(tick, leftMs % 1000 || 1000);
  };
  const say = () => {
    root.toggleAttribute('data-running', running);
    const words = button?.querySelector('span');
    if (words) words.textContent = (running ? button?.dataset['on'] : button?.dataset['off']) ?? '';
  };

  button?.addEventListener('click', () => {
    running = !running;
    say();
    tick();
  });
  button?.classList.remove('invisible');
  say();
  tick();
}
