/** How long the data of a block may take. */
export const LOAD_LIMIT_MS = 3000;

export class TimeLimitExceeded extends Error {
  constructor(milliseconds: number) {
    super(`no result within ${milliseconds} ms`);
    this.name = 'TimeLimitPassed';
  }
}

/** Runs work that may hang; after the limit its signal aborts and the promise rejects. */
export async function withTimeout<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => T | Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      limit.abort();
      reject(new TimeLimitExceeded(milliseconds));
    }, milliseconds);
  });
  try {
    return await Promise.race([(async () => work(limit.signal))(), passed]);
  } finally {
    clearTimeout(timer);
  }
}
