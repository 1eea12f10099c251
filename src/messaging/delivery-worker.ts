import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import { interruptibleSleep } from './interruptible-sleep.ts';
import type { ClaimedDelivery, Delivery, Outbox } from './outbox.ts';
import { type RetryPolicy, retryDelayMs } from './retry-policy.ts';

/** Takes a delivery to its receiver, or throws. The signal ends a carrier that takes too long. */
export type ChannelHandler = (delivery: Delivery, signal: AbortSignal) => Promise<void>;

export type DeliveryWorkerDeps = {
  outbox: Outbox;
  handlers: Readonly<Record<string, ChannelHandler>>;
  retryPolicy: RetryPolicy;
  log: Log;
  clock: Clock;
  /** From 0 to 1. */
  random: () => number;
  makeId: () => string;
};

const MAX_CONCURRENT = 8;
/** Longer than a carrier may take, so that nobody takes over what is still on its way. */
const CLAIM_TIMEOUTS = 3;
/** Another process may have put something in. */
const POLL_INTERVAL_MS = 1000;
const MIN_WAIT_MS = 10;

/** Delivers what is due until it is stopped; then finishes what is on its way. What it leaves, the next process takes. */
export function startDeliveryWorker(tools: DeliveryWorkerDeps) {
  const { outbox, clock, log, makeId, retryPolicy: patience } = tools;
  const alarm = interruptibleSleep();
  const inFlight = new Set<Promise<void>>();
  let stopped = false;

  const poll = async (): Promise<void> => {
    const most = MAX_CONCURRENT - inFlight.size;
    if (most === 0) return alarm.sleep(POLL_INTERVAL_MS);
    const now = clock();
    const claim = {
      by: makeId(),
      now,
      until: new Date(now.getTime() + CLAIM_TIMEOUTS * patience.timeoutMs),
      most,
    };
    const claimed = await outbox.claim(claim);
    for (const delivery of claimed) {
      const work = deliver(delivery, tools).finally(() => {
        inFlight.delete(work);
        alarm.interrupt();
      });
      inFlight.add(work);
    }
    if (claimed.length < most) await alarm.sleep(await msUntilDue(tools));
  };

  const run = async (): Promise<void> => {
    while (!stopped) {
      try {
        await poll();
      } catch (error) {
        log.error({ code: 'OUTBOX_UNREACHABLE', error }, 'nothing can be delivered for the moment');
        await alarm.sleep(POLL_INTERVAL_MS);
      }
    }
    await Promise.all(inFlight);
  };

  const running = run();
  return {
    /** Something was put in: no need to wait. */
    nudge: alarm.interrupt,
    stop: async () => {
      stopped = true;
      alarm.interrupt();
      await running;
    },
  };
}

async function msUntilDue({ outbox, clock }: DeliveryWorkerDeps): Promise<number> {
  const due = await outbox.nextDue();
  const wait = due ? due.getTime() - clock().getTime() : POLL_INTERVAL_MS;
  return Math.min(Math.max(wait, MIN_WAIT_MS), POLL_INTERVAL_MS);
}

async function deliver(claimed: ClaimedDelivery, tools: DeliveryWorkerDeps): Promise<void> {
  const { outbox, handlers: carriers, clock, log, retryPolicy: patience } = tools;
  const { key, channel, about, attempts } = claimed;
  try {
    const carrier = carriers[channel];
    if (!carrier) throw new Error(`nothing is set up for the channel ${channel}`);
    const signal = AbortSignal.timeout(patience.timeoutMs);
    await withTimeout(carrier({ key, channel, about }, signal), signal);
    await outbox.delivered(key, clock());
    log.info({ code: 'DELIVERED', delivery: key, channel, attempts }, 'delivered');
  } catch (error) {
    await retryOrDeadLetter(claimed, error, tools);
  }
}

async function retryOrDeadLetter(
  claimed: ClaimedDelivery,
  error: unknown,
  tools: DeliveryWorkerDeps,
): Promise<void> {
  const { outbox, retryPolicy: patience, clock, random: chance, log } = tools;
  const { key, channel, attempts } = claimed;
  const problem = errorSummary(error);
  const facts = { delivery: key, channel, attempts, error };
  try {
    if (attempts >= patience.maxAttempts) {
      await outbox.deadLetter(claimed, problem);
      log.error({ code: 'DELIVERY_GIVEN_UP', ...facts }, 'a person must look: npm run leads -- dead');
      return;
    }
    const until = new Date(clock().getTime() + retryDelayMs(attempts, patience, chance()));
    await outbox.postpone(claimed, until, problem);
    log.warn({ code: 'DELIVERY_FAILED', ...facts, againAt: until.toISOString() }, 'will be tried again');
  } catch (fault) {
    // The claim runs out by itself, then it is tried again.
    log.error({ code: 'OUTBOX_UNREACHABLE', delivery: key, error: fault }, 'its outcome could not be noted');
  }
}

const MAX_PROBLEM_LENGTH = 300;

/** Mail servers like to repeat whom a message was for. */
function errorSummary(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  return said.replace(/[^\s@<>"'(=]+@[^\s@<>"')]+/g, '…').slice(0, MAX_PROBLEM_LENGTH);
}

/** Also for carriers that do not listen to the signal. */
function withTimeout<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error('the receiver took too long'));
    signal.addEventListener('abort', late, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', late));
  });
}
