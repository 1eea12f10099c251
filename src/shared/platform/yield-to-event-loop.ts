import { setImmediate as letOthersRun } from 'node:timers/promises';

const MAX_BLOCKING_MS = 6;

/** Long-running work calls the returned function often; it yields to the event loop once its time slice is used up. */
export function eventLoopYielder(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < MAX_BLOCKING_MS) return undefined;
    return letOthersRun().then(() => {
      since = performance.now();
    });
  };
}
