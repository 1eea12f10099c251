import type { ChangeNotifications, ChangeTopic } from './database/change-notifications.ts';

/** While notifications arrive, polling only catches up on those that were lost. */
const INTERVALS_WITH_NOTIFICATIONS = 5;

export type FollowOptions = {
  everyMs: number;
  topic: ChangeTopic;
  notifications: ChangeNotifications;
};

export type Following = {
  /** Catches up at once; settles when everything up to now has been read. */
  catchUpNow: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Calls `catchUp` at every notification and at intervals, which are longer while notifications arrive and it was able to
 * catch up; never twice at once. It resolves to whether it caught up.
 */
export function followChanges(catchUp: () => Promise<boolean>, options: FollowOptions): Following {
  const { everyMs, topic, notifications } = options;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;
  let isCaughtUp = false;
  let intervals = 0;

  async function run(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      intervals = 0;
      isCaughtUp = await catchUp();
    }
  }
  const catchUpNow = () => {
    isWanted = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };

  notifications.subscribe(topic, () => void catchUpNow());
  const timer = setInterval(() => {
    intervals += 1;
    if (isCaughtUp && notifications.isConnected() && intervals < INTERVALS_WITH_NOTIFICATIONS) return;
    if (!running) void catchUpNow();
  }, everyMs);
  return {
    catchUpNow,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
