import { setImmediate as letOthersRun } from 'node:timers/promises';

const WORK_MS = 6;

/** Long work calls this now and then; it lets waiting requests through once some milliseconds have been used up. */
export function breather(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < WORK_MS) return undefined;
    return letOthersRun().then(() => {
      since = performance.now();
    });
  };
}
