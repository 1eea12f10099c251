import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import { makeAlarm } from './alarm.ts';
import { type Patience, waitAfter } from './back-off.ts';
import type { ClaimedDelivery, Delivery, Outbox } from './outbox.ts';

/** Takes a delivery to its receiver, or throws. The signal ends a carrier that takes too long. */
export type Carrier = (delivery: Delivery, signal: AbortSignal) => Promise<void>;

export type DeliveryTools = {
  outbox: Outbox;
  carriers: Readonly<Record<string, Carrier>>;
  patience: Patience;
  log: Log;
  clock: Clock;
  /** From 0 to 1. */
  chance: () => number;
  makeId: () => string;
};

const AT_ONCE = 8;
/** Longer than a carrier may take, so that nobody takes over what is still on its way. */
const CLAIM_PER_CARRIER = 3;
/** Another process may have put something in. */
const LOOK_EVERY_MS = 1000;
const SHORTEST_WAIT_MS = 10;

/** Delivers what is due until it is stopped; then finishes what is on its way. What it leaves, the next process takes. */
export function startDelivering(tools: DeliveryTools) {
  const { outbox, clock, log, makeId, patience } = tools;
  const alarm = makeAlarm();
  const underWay = new Set<Promise<void>>();
  let stopped = false;

  const round = async (): Promise<void> => {
    const most = AT_ONCE - underWay.size;
    if (most === 0) return alarm.wait(LOOK_EVERY_MS);
    const now = clock();
    const claim = {
      by: makeId(),
      now,
      until: new Date(now.getTime() + CLAIM_PER_CARRIER * patience.carrierMs),
      most,
    };
    const claimed = await outbox.claim(claim);
    for (const delivery of claimed) {
      const work = carry(delivery, tools).finally(() => {
        underWay.delete(work);
        alarm.ring();
      });
      underWay.add(work);
    }
    if (claimed.length < most) await alarm.wait(await msUntilDue(tools));
  };

  const run = async (): Promise<void> => {
    while (!stopped) {
      try {
        await round();
      } catch (error) {
        log.error({ code: 'OUTBOX_UNREACHABLE', error }, 'nothing can be delivered for the moment');
        await alarm.wait(LOOK_EVERY_MS);
      }
    }
    await Promise.all(underWay);
  };

  const running = run();
  return {
    /** Something was put in: no need to wait. */
    nudge: alarm.ring,
    stop: async () => {
      stopped = true;
      alarm.ring();
      await running;
    },
  };
}

async function msUntilDue({ outbox, clock }: DeliveryTools): Promise<number> {
  const due = await outbox.nextDue();
  const wait = due ? due.getTime() - clock().getTime() : LOOK_EVERY_MS;
  return Math.min(Math.max(wait, SHORTEST_WAIT_MS), LOOK_EVERY_MS);
}

async function carry(claimed: ClaimedDelivery, tools: DeliveryTools): Promise<void> {
  const { outbox, carriers, clock, log, patience } = tools;
  const { key, channel, about, attempts } = claimed;
  try {
    const carrier = carriers[channel];
    if (!carrier) throw new Error(`nothing is set up for the channel ${channel}`);
    const signal = AbortSignal.timeout(patience.carrierMs);
    await inTime(carrier({ key, channel, about }, signal), signal);
    await outbox.delivered(key, clock());
    log.info({ code: 'DELIVERED', delivery: key, channel, attempts }, 'delivered');
  } catch (error) {
    await giveBack(claimed, error, tools);
  }
}

async function giveBack(claimed: ClaimedDelivery, error: unknown, tools: DeliveryTools): Promise<void> {
  const { outbox, patience, clock, chance, log } = tools;
  const { key, channel, attempts } = claimed;
  const problem = sayOf(error);
  const facts = { delivery: key, channel, attempts, error };
  try {
    if (attempts >= patience.mostAttempts) {
      await outbox.bury(claimed, problem);
      log.error({ code: 'DELIVERY_GIVEN_UP', ...facts }, 'a person must look: npm run leads -- dead');
      return;
    }
    const until = new Date(clock().getTime() + waitAfter(attempts, patience, chance()));
    await outbox.postpone(claimed, until, problem);
    log.warn({ code: 'DELIVERY_FAILED', ...facts, againAt: until.toISOString() }, 'will be tried again');
  } catch (fault) {
    // The claim runs out by itself, then it is tried again.
    log.error({ code: 'OUTBOX_UNREACHABLE', delivery: key, error: fault }, 'its outcome could not be noted');
  }
}

const LONGEST_PROBLEM = 300;

/** Mail servers like to repeat whom a message was for. */
function sayOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  return said.replace(/[^\s@<>"'(=]+@[^\s@<>"')]+/g, '…').slice(0, LONGEST_PROBLEM);
}

/** Also for carriers that do not listen to the signal. */
function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error('the receiver took too long'));
    signal.addEventListener('abort', late, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', late));
  });
}
