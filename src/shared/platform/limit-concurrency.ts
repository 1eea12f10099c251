/** Runs at most so many pieces of work at once; the others wait for their turn, first come, first served. */
export function limitConcurrency(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits longest takes over the place, so that nobody comes in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
