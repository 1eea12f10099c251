import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import { runInRequest } from '../platform/request-scope.ts';
import { contextOf, inSpan } from '../platform/tracing/span.ts';
import { interruptibleSleep } from './interruptible-sleep.ts';
import type { ClaimedDelivery, Delivery, Outbox } from './outbox.ts';
import { type RetryPolicy, retryDelayMs } from './retry-policy.ts';
import { TryAgainLater } from './try-again-later.ts';

/** Sends a delivery over its channel, or throws. The signal aborts a handler that takes too long. */
export type ChannelHandler = (delivery: Delivery, signal: AbortSignal) => Promise<void>;

/** Thrown by a handler that has a reason to send nothing: no failure, and never tried again. */
export class SuppressedDelivery extends Error {}

/** failed: it is tried again; dead: it is not; suppressed: nothing is sent, and for a reason. */
export type AttemptResult = 'delivered' | 'suppressed' | 'failed' | 'dead';

export type DeliveryWorkerDeps = {
  outbox: Outbox;
  handlers: Readonly<Record<string, ChannelHandler>>;
  retryPolicy: RetryPolicy;
  log: Log;
  clock: Clock;
  /** From 0 to 1. */
  random: () => number;
  makeId: () => string;
  onAttempt?: ((channel: string, result: AttemptResult) => void) | undefined;
};

const MAX_CONCURRENT = 8;
/** A claim lasts longer than an attempt may take, so that no other worker takes over a delivery in flight. */
const CLAIM_TIMEOUTS = 3;
/** Another process may have enqueued a delivery. */
const POLL_INTERVAL_MS = 1000;
const MIN_WAIT_MS = 10;

/** Delivers what is due until it is stopped, then finishes what is in flight. The rest stays in the outbox. */
export function startDeliveryWorker(deps: DeliveryWorkerDeps) {
  const { outbox, clock, log, makeId, retryPolicy } = deps;
  const idle = interruptibleSleep();
  const inFlight = new Set<Promise<void>>();
  let stopped = false;

  const poll = async (): Promise<void> => {
    const limit = MAX_CONCURRENT - inFlight.size;
    if (limit === 0) return idle.sleep(POLL_INTERVAL_MS);
    const now = clock();
    const claim = {
      by: makeId(),
      now,
      until: new Date(now.getTime() + CLAIM_TIMEOUTS * retryPolicy.timeoutMs),
      limit,
    };
    const claimed = await outbox.claim(claim);
    for (const delivery of claimed) {
      const attempt = inItsRequest(delivery, () => deliver(delivery, deps)).finally(() => {
        inFlight.delete(attempt);
        idle.interrupt();
      });
      inFlight.add(attempt);
    }
    if (claimed.length < limit) await idle.sleep(await msUntilDue(deps));
  };

  const run = async (): Promise<void> => {
    while (!stopped) {
      try {
        await poll();
      } catch (error) {
        log.error({ code: 'OUTBOX_UNREACHABLE', error }, 'the outbox cannot be read; retrying');
        await idle.sleep(POLL_INTERVAL_MS);
      }
    }
    await Promise.all(inFlight);
  };

  const running = run();
  return {
    /** A delivery was enqueued: poll at once. */
    nudge: idle.interrupt,
    stop: async () => {
      stopped = true;
      idle.interrupt();
      await running;
    },
  };
}

async function msUntilDue({ outbox, clock }: DeliveryWorkerDeps): Promise<number> {
  const due = await outbox.nextDue();
  const wait = due ? due.getTime() - clock().getTime() : POLL_INTERVAL_MS;
  return Math.min(Math.max(wait, MIN_WAIT_MS), POLL_INTERVAL_MS);
}

/** What is logged, sent and traced meanwhile names the request that enqueued the delivery. */
function inItsRequest<T>({ channel, origin }: ClaimedDelivery, work: () => Promise<T>): Promise<T> {
  const { requestId, traceparent } = origin;
  const attributes = { 'forecourt.channel': channel };
  const traced = () => inSpan(`deliver ${channel}`, attributes, work, { parent: contextOf(traceparent) });
  return requestId ? runInRequest({ requestId }, traced) : traced();
}

async function deliver(claimed: ClaimedDelivery, deps: DeliveryWorkerDeps): Promise<void> {
  const { outbox, handlers, clock, log, retryPolicy } = deps;
  const { key, channel, about, message, attempts } = claimed;
  try {
    const handler = handlers[channel];
    if (!handler) throw new Error(`no handler for the channel ${channel}`);
    const signal = AbortSignal.timeout(retryPolicy.timeoutMs);
    const delivery = { key, channel, about, ...(message !== undefined && { message }) };
    await withTimeout(handler(delivery, signal), signal);
    await outbox.delivered(key, clock());
    deps.onAttempt?.(channel, 'delivered');
    log.info({ code: 'DELIVERED', delivery: key, channel, attempts }, 'delivered');
  } catch (error) {
    if (error instanceof SuppressedDelivery) await suppress(claimed, error.message, deps);
    else await retryOrDeadLetter(claimed, error, deps);
  }
}

async function suppress(claimed: ClaimedDelivery, reason: string, deps: DeliveryWorkerDeps): Promise<void> {
  const { key, channel } = claimed;
  try {
    await deps.outbox.suppress(claimed, reason);
    deps.onAttempt?.(channel, 'suppressed');
    deps.log.info({ code: 'DELIVERY_SUPPRESSED', delivery: key, channel, reason }, 'not sent');
  } catch (error) {
    unreachable(key, error, deps);
  }
}

async function retryOrDeadLetter(
  claimed: ClaimedDelivery,
  error: unknown,
  deps: DeliveryWorkerDeps,
): Promise<void> {
  const { outbox, retryPolicy, clock, random, log } = deps;
  const { key, channel, attempts } = claimed;
  const problem = errorSummary(error);
  const fields = { delivery: key, channel, attempts, error };
  try {
    if (attempts >= retryPolicy.maxAttempts) {
      await outbox.deadLetter(claimed, problem);
      deps.onAttempt?.(channel, 'dead');
      log.error({ code: 'DELIVERY_GIVEN_UP', ...fields }, 'dead letter; see npm run leads -- dead');
      return;
    }
    const delayMs = Math.max(retryDelayMs(attempts, retryPolicy, random()), askedDelayMs(error, retryPolicy));
    const until = new Date(clock().getTime() + delayMs);
    await outbox.postpone(claimed, until, problem);
    deps.onAttempt?.(channel, 'failed');
    log.warn({ code: 'DELIVERY_FAILED', ...fields, againAt: until.toISOString() }, 'will be retried');
  } catch (outboxError) {
    unreachable(key, outboxError, deps);
  }
}

/** What the receiver asks for counts, but for no longer than the longest delay of our own. */
function askedDelayMs(error: unknown, { maxDelayMs }: RetryPolicy): number {
  const asked = error instanceof TryAgainLater ? error.afterSeconds * 1000 : 0;
  return Number.isFinite(asked) ? Math.min(asked, maxDelayMs) : 0;
}

/** The claim expires by itself, then the delivery is retried. */
function unreachable(delivery: string, error: unknown, { log }: DeliveryWorkerDeps): void {
  log.error({ code: 'OUTBOX_UNREACHABLE', delivery, error }, 'the result could not be stored');
}

const MAX_PROBLEM_LENGTH = 300;

/** Mail servers repeat the recipient's address, which must not be stored or logged. */
function errorSummary(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/[^\s@<>"'(=]+@[^\s@<>"')]+/g, '…').slice(0, MAX_PROBLEM_LENGTH);
}

/** Also for handlers that ignore the signal. */
function withTimeout<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(new Error('the receiver took too long'));
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
