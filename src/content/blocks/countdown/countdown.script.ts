import { runClock } from '../run-clock.ts';
import { formatUnit, timeLeft, units } from './time-left.ts';

/** Counts the seconds down. With reduced motion it shows the time that is left and does not tick. */
export function start(root: HTMLElement): void {
  const endsAt = Number(root.dataset['endsAt']);
  const figures = units.map((unit) => ({ unit, place: root.querySelector(`[data-unit="${unit}"]`) }));

  runClock(root, () => {
    const leftMs = endsAt - Date.now();
    const left = timeLeft(leftMs);
    for (const { unit, place } of figures) if (place) place.textContent = formatUnit(left, unit);
    root.toggleAttribute('data-over', leftMs <= 0);
    // To the beginning of the next second, so that no delay adds up.
    return leftMs > 0 ? leftMs % 1000 || 1000 : undefined;
  });
}
