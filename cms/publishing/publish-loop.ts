import type { Log } from '../../src/platform/log.ts';
import type { PublishReport } from './publisher.ts';

const EVERY_MS = 5000;
/** After news: at once, and again, for a transaction may end a moment later. */
const AFTER_CHANGE_MS = [0, 150, 500, 1100];
const MAX_WAIT_MS = 60_000;

export type PublishLoop = { runSoon: () => void; stop: () => Promise<void> };

/** Rounds one after the other, never two at once; while the store cannot be reached, ever less often. */
export function startPublishLoop(round: () => Promise<PublishReport>, log: Log): PublishLoop {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;
  let failures = 0;
  let soon: number[] = [...AFTER_CHANGE_MS];

  const next = () => {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(turn, soon.shift() ?? backOffMs(failures));
  };
  const turn = () => {
    running = once().finally(() => {
      running = undefined;
      next();
    });
  };
  const once = async () => {
    try {
      const { waiting } = await round();
      failures = 0;
      if (waiting > 0 && soon.length === 0) soon = [250];
    } catch (error) {
      failures += 1;
      soon = [];
      log.warn({ code: 'STUDIO_PUBLISHING_FAILED', error, failures }, 'could not publish; it is tried again');
    }
  };
  next();

  return {
    runSoon() {
      // While the store is away, news wait with the rest.
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

function backOffMs(failures: number): number {
  return Math.min(EVERY_MS * 2 ** Math.min(failures, 10), MAX_WAIT_MS);
}
