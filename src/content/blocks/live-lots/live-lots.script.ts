import { lotState, shortTimeLeft } from './next-auction.ts';

/** Counts every lot down to its hammer. With reduced motion the times are right once and do not tick. */
export function start(root: HTMLElement): void {
  const lots = [...root.querySelectorAll<HTMLElement>('[data-lot]')].map((row) => ({
    row,
    place: row.querySelector('[data-time-left]'),
    calledAt: Number(row.dataset['calledAt']),
    hammerAt: Number(row.dataset['hammerAt']),
  }));
  const button = root.querySelector('button');
  let running = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  let next: ReturnType<typeof setTimeout> | undefined;

  const tick = () => {
    const now = Date.now();
    for (const { row, place, ...times } of lots) {
      row.dataset['lot'] = lotState(times, now);
      if (place) place.textContent = shortTimeLeft(times.hammerAt - now);
    }
    clearTimeout(next);
    if (running) next = setTimeout(tick, 1000 - (now % 1000));
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
