import type { Log } from '../../src/shared/platform/log.ts';
import type { PublishReport } from './publisher.ts';

const EVERY_MS = 5000;
/** After a change, which is announced just before its transaction commits: soon, and again, because that may take longer. */
const AFTER_CHANGE_MS = [50, 150, 500, 1100];
/** What was saved while the store was away becomes public soon after its return. */
const RETRY_MS = 500;

export type PublishLoop = { runSoon: () => void; stop: () => Promise<void> };

/** Publishes in a loop, never twice at once, and tries again while the store cannot be reached. */
export function startPublishLoop(round: () => Promise<PublishReport>, log: Log): PublishLoop {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;
  let failures = 0;
  let soon: number[] = [...AFTER_CHANGE_MS];

  const next = () => {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(run, soon.shift() ?? (failures > 0 ? RETRY_MS : EVERY_MS));
  };
  const run = () => {
    running = runOnce().finally(() => {
      running = undefined;
      next();
    });
  };
  const runOnce = async () => {
    try {
      const { waiting } = await round();
      failures = 0;
      if (waiting > 0 && soon.length === 0) soon = [250];
    } catch (error) {
      failures += 1;
      soon = [];
      log.warn(
        { code: 'STUDIO_PUBLISHING_FAILED', error, failures },
        'could not publish; it will be retried',
      );
    }
  };
  next();

  return {
    runSoon() {
      // While the store cannot be reached, changes wait for the next attempt.
      if (failures > 0) return;
      soon = [...AFTER_CHANGE_MS];
      if (!running) next();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
