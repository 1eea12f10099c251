import { TyreHotelError } from '../tyre-hotel-error.ts';

/**
 * Refuses what is asked for more than so many times at the same moment. Whoever hammers one plate or one token fills no
 * queue that others stand in; the shared limits in the database decide all the rest.
 */
export function limitInFlight(max: number) {
  const running = new Map<string, number>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const count = running.get(key) ?? 0;
    if (count >= max) throw new TyreHotelError('too many');
    running.set(key, count + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(key) ?? 1) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
    }
  };
}
