import { interruptibleSleep } from '../../../shared/messaging/interruptible-sleep.ts';
import type { Clock } from '../../../shared/platform/clock.ts';
import type { Log } from '../../../shared/platform/log.ts';
import type { FetchOutcome } from './fetch-photo.ts';
import type { DuePhoto, HostRest, PhotoQueue } from './photo-queue.ts';
import { nextAttempt, nextRefresh, restUntil, SILENT_UNTIL_REST } from './photo-schedule.ts';

export type FetcherLimits = {
  /** Hosts that are asked at the same time by this process. */
  hosts: number;
  /** Requests at the same time to one host. */
  perHost: number;
  /** Requests to one host in a second. */
  perSecond: number;
};

export const fetcherLimits: FetcherLimits = { hosts: 4, perHost: 2, perSecond: 5 };

export type FetcherDeps = {
  queue: PhotoQueue;
  fetchPhoto: (due: DuePhoto) => Promise<FetchOutcome>;
  /** False while the disk that photos may take is full. */
  hasRoom: () => Promise<boolean>;
  limits?: Partial<FetcherLimits> | undefined;
  clock: Clock;
  /** From 0 to 1. */
  random: () => number;
  makeId: () => string;
  log: Log;
};

const CLAIM_MS = 2 * 60_000;
const RENEW_MS = 30_000;
/** After so many photos another host may have its turn. */
const PHOTOS_PER_TURN = 20;
const IDLE_MS = 2000;
const FULL_MS = 60_000;
const FAULT_MS = 60_000;

/** Fetches what is due, host by host, until it is stopped. What is under way then is finished; the rest stays in the queue. */
export function startPhotoFetcher(deps: FetcherDeps) {
  const { queue, hasRoom, clock, makeId, log } = deps;
  const limits = { ...fetcherLimits, ...deps.limits };
  const idle = interruptibleSleep();
  const turns = new Set<Promise<void>>();
  let isStopped = false;

  async function claim(): Promise<void> {
    const free = limits.hosts - turns.size;
    if (free === 0) return idle.sleep(IDLE_MS);
    if (!(await hasRoom())) return idle.sleep(FULL_MS);
    const now = clock();
    const by = makeId();
    const until = new Date(now.getTime() + CLAIM_MS);
    const hosts = await queue.claimHosts({ by, now, until, limit: free });
    for (const host of hosts) {
      const turn = takeTurn(host, by, { ...deps, limits, isStopped: () => isStopped })
        .catch((error) =>
          log.warn({ code: 'PHOTOS_NOT_FETCHED', host, error }, 'the host is asked again later'),
        )
        .finally(() => {
          turns.delete(turn);
          idle.interrupt();
        });
      turns.add(turn);
    }
    if (hosts.length < free) await idle.sleep(IDLE_MS);
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      try {
        await claim();
      } catch (error) {
        log.warn({ code: 'PHOTO_QUEUE_UNREACHABLE', error }, 'the queue of photos cannot be read; retrying');
        await idle.sleep(IDLE_MS);
      }
    }
    await Promise.all(turns);
  }

  const running = run();
  return {
    /** There is more to fetch, or there is room again. */
    nudge: idle.interrupt,
    stop: async () => {
      isStopped = true;
      idle.interrupt();
      await running;
    },
  };
}

type TurnDeps = FetcherDeps & { limits: FetcherLimits; isStopped: () => boolean };

/** Fetches some of the photos of a host that this process has claimed, then gives it back. */
async function takeTurn(host: string, by: string, deps: TurnDeps): Promise<void> {
  const { queue, limits, clock, isStopped } = deps;
  const waiting = (await queue.due(host, clock(), PHOTOS_PER_TURN)).values();
  const pace = createPace(1000 / limits.perSecond);
  const isClaimed = claimRenewal(host, by, deps);
  let silent = await queue.failuresOf(host);
  let rest: HostRest | undefined;

  async function fetchInTurn(): Promise<void> {
    for (const due of waiting) {
      await pace();
      if (isStopped() || rest || !(await isClaimed())) return;
      const outcome = await deps.fetchPhoto(due);
      // What was broken off by the end of this process is no fault of the photo.
      if (isStopped() && outcome.state === 'failed') return;
      await record(due, outcome, deps);
      const problem = outcome.state === 'failed' ? outcome : undefined;
      silent = problem?.host ? silent + 1 : 0;
      if (problem?.host) rest ??= restOf(problem.host, problem.problem.text, silent, deps);
    }
  }
  // The host is given back when the last request has ended.
  const lanes = await Promise.allSettled(Array.from({ length: limits.perHost }, fetchInTurn));
  const fault = lanes.find((lane) => lane.status === 'rejected');
  // What is wrong here, such as a full disk, is wrong for the next photo as well.
  const until = new Date(clock().getTime() + (fault ? FAULT_MS : 0));
  await queue.releaseHost(host, by, rest ?? { until, failures: silent, problem: undefined });
  if (fault) throw fault.reason;
}

function restOf(
  host: NonNullable<Extract<FetchOutcome, { state: 'failed' }>['host']>,
  problem: string,
  failures: number,
  { clock, random }: TurnDeps,
): HostRest | undefined {
  if (host.state === 'silent' && failures < SILENT_UNTIL_REST) return undefined;
  const retryAfter = host.state === 'busy' ? host.retryAfter : undefined;
  return { until: restUntil({ failures, retryAfter }, clock(), random()), failures, problem };
}

async function record(
  { photo, attempts }: DuePhoto,
  outcome: FetchOutcome,
  { queue, clock, random }: FetcherDeps,
): Promise<void> {
  const now = clock();
  if (outcome.state === 'fetched')
    return queue.fetched(photo, outcome.photo, { now, next: nextRefresh(now, random()) });
  if (outcome.state === 'unchanged') return queue.unchanged(photo, { now, next: nextRefresh(now, random()) });
  const { problem } = outcome;
  const isMissing = problem.code === 'not-found';
  return queue.failed(photo, problem, nextAttempt({ attempts, isMissing }, now, random()));
}

/** Waits until the next request may begin. */
function createPace(everyMs: number): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = performance.now();
    const wait = next - now;
    next = Math.max(now, next) + everyMs;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  };
}

/** Whether the host is still this process's; asked for anew before the claim can have ended. */
function claimRenewal(host: string, by: string, { queue, clock }: FetcherDeps): () => Promise<boolean> {
  let renewedAt = clock().getTime();
  return async () => {
    const now = clock().getTime();
    if (now - renewedAt < RENEW_MS) return true;
    renewedAt = now;
    return queue.renewClaim(host, by, new Date(now + CLAIM_MS));
  };
}
