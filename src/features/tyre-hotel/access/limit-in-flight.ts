import { TyreHotelError } from '../tyre-hotel-error.ts';

/**
 * Refuses what is asked for more than `max` times at the same moment. Whoever hammers one plate or one token fills no
 * queue that others stand in; the shared limits in the database decide all the rest.
 */
export function limitInFlight({ max, holdMs }: { max: number; holdMs: number }) {
  const running = new Map<string, number>();
  const release = (key: string) => {
    const left = (running.get(key) ?? 1) - 1;
    if (left > 0) running.set(key, left);
    else running.delete(key);
  };
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const count = running.get(key) ?? 0;
    if (count >= max) throw new TyreHotelError('too many');
    running.set(key, count + 1);
    try {
      return await work();
    } finally {
      // SQLite answers before the next request is read: without the hold, nothing would ever be at the same moment.
      if (holdMs > 0) setTimeout(() => release(key), holdMs).unref();
      else release(key);
    }
  };
}
