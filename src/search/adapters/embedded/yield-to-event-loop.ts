import { setImmediate as letOthersRun } from 'node:timers/promises';

const MAX_BLOCKING_MS = 6;

/** Long work calls this now and then; it lets waiting requests through once some milliseconds have been used up. */
export function eventLoopYielder(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < MAX_BLOCKING_MS) return undefined;
    return letOthersRun().then(() => {
      since = performance.now();
    });
  };
}
