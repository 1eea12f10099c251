import type { Clock } from '../../../shared/platform/clock.ts';
import type { Log } from '../../../shared/platform/log.ts';
import type { OutboundClient } from '../../../shared/platform/outbound/outbound-client.ts';
import { outboundProblem } from '../../../shared/platform/outbound/outbound-problem.ts';
import { SftpProblem } from '../../../shared/platform/outbound/sftp-session.ts';
import type { MadeFeed } from '../feed-files.ts';
import type { PushStore } from './push-store.ts';
import type { PushTarget } from './push-target.ts';
import { uploadFeed } from './upload-feed.ts';

export type PushDeps = {
  targets: readonly PushTarget[];
  /** Undefined where there is nothing to send, see `findPushedFeed`. */
  makeFeed: (target: PushTarget) => Promise<MadeFeed> | undefined;
  store: PushStore;
  connections: OutboundClient['connections'];
  clock: Clock;
  log: Log;
};

const MINUTE_MS = 60_000;
/** Of one upload. A claim outlasts it. */
const UPLOAD_MS = 10 * MINUTE_MS;
const CLAIM_MS = 15 * MINUTE_MS;
const LONGEST_WAIT_MS = 2 * 60 * MINUTE_MS;

/** Sends each feed that has changed since it was last sent; one that fails is tried again, later each time. */
export async function pushChangedFeeds(deps: PushDeps, stopped?: AbortSignal): Promise<void> {
  await makeDueFeeds(deps);
  for (const target of deps.targets) {
    if (stopped?.aborted) return;
    try {
      await pushIfChanged(target, deps, stopped);
    } catch (error) {
      deps.log.error(
        { code: 'FEED_PUSH_FAILED', target: target.name, error },
        'a feed could not be prepared',
      );
    }
  }
}

/** Asked for together, feeds of one stock are made from one reading of it. Why one could not be is said when it is sent. */
async function makeDueFeeds({ targets, store, makeFeed, clock }: PushDeps): Promise<void> {
  const made = targets.map(async (target) => {
    const { nextAttemptAt } = await store.find(target.name);
    if (!isLater(nextAttemptAt, clock())) await makeFeed(target);
  });
  await Promise.allSettled(made);
}

function isLater(attemptAt: string | undefined, now: Date): boolean {
  return attemptAt !== undefined && attemptAt > now.toISOString();
}

async function pushIfChanged(
  target: PushTarget,
  deps: PushDeps,
  stopped: AbortSignal | undefined,
): Promise<void> {
  const { store, makeFeed, connections, clock, log } = deps;
  const { name } = target;
  const now = clock();
  const { sent, failures, nextAttemptAt } = await store.find(name);
  if (isLater(nextAttemptAt, now)) return;
  const made = await makeFeed(target);
  if (!made) return;
  const { hash, cars } = made.report;
  if (sent?.hash === hash) return;
  if (!(await store.claim(name, { hash, now, until: new Date(now.getTime() + CLAIM_MS) }))) return;
  try {
    const signals = [AbortSignal.timeout(UPLOAD_MS), ...(stopped ? [stopped] : [])];
    await uploadFeed(connections, target, made.path, AbortSignal.any(signals));
    await store.sent(name, { hash, cars, at: clock() });
    log.info({ code: 'FEED_PUSHED', target: name, cars }, 'a feed was sent');
  } catch (error) {
    const problem = inWords(error, target);
    const waitMs = Math.min(LONGEST_WAIT_MS, MINUTE_MS * 2 ** Math.min(failures, 10));
    await store.failed(name, { problem, nextAttempt: new Date(clock().getTime() + waitMs) });
    log.error(
      { code: 'FEED_PUSH_FAILED', target: name, problem },
      'a feed could not be sent; it is tried again',
    );
  }
}

/** Nothing secret is in it. */
function inWords(error: unknown, { sftp: { host, path, user } }: PushTarget): string {
  if (error instanceof SftpProblem) return error.message;
  const { code } = error as { code?: unknown };
  if (code === 'EACCES' || code === 3 || code === 4) return `${user} may not write ${path} on ${host}.`;
  if (code === 'ENOENT' || code === 2) return `There is no folder for ${path} on ${host}.`;
  return outboundProblem(error, host).message;
}
