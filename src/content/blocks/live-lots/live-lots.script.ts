import { runClock } from '../run-clock.ts';
import { lotState, shortTimeLeft } from './next-auction.ts';

/** Counts every lot down to its hammer. With reduced motion the times are right once and do not tick. */
export function start(root: HTMLElement): void {
  const lots = [...root.querySelectorAll<HTMLElement>('[data-lot]')].map((row) => ({
    row,
    place: row.querySelector('[data-time-left]'),
    calledAt: Number(row.dataset['calledAt']),
    hammerAt: Number(row.dataset['hammerAt']),
  }));

  runClock(root, () => {
    const now = Date.now();
    for (const { row, place, ...times } of lots) {
      row.dataset['lot'] = lotState(times, now);
      if (place) place.textContent = shortTimeLeft(times.hammerAt - now);
    }
    return 1000 - (now % 1000);
  });
}
