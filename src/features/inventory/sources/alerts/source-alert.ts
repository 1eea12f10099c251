import { type Delivery, deliveryKey } from '../../../../shared/messaging/outbox.ts';
import { sourceHealth } from '../source-health.ts';
import type { AlertKind, StoredSource } from '../source-store.ts';

export const FEED_ALERT_MAIL = 'feed-alert-mail';
export const FEED_ALERT_WEBHOOK = 'feed-alert-webhook';

/** What a receiver is told; who that is, is looked up when it is sent. */
export type SourceAlert = {
  index: string;
  event: `feed.${AlertKind | 'recovered'}`;
  at: string;
  failures: number;
  problem?: string | undefined;
  /** Of the stock that visitors see. */
  stockOf?: string | undefined;
};

/** A transfer that fails once or twice is no news. */
const FAILURES_OF_AN_ALERT = 3;

/** What is wrong with a source as far as somebody should look at it; undefined where nothing is, null while that is open. */
export function alertOf(source: StoredSource, now: Date): AlertKind | undefined | null {
  const { declaration, state } = source;
  if (declaration.paused) return undefined;
  const health = sourceHealth({ ...source, state: { ...state, isFetching: false } }, now);
  if (health === 'late') return 'late';
  if (health !== 'failed') return undefined;
  if (state.last?.result === 'refused') return 'refused';
  return state.failures >= FAILURES_OF_AN_ALERT ? 'failed' : null;
}

/** One message when something goes wrong, and one when all is well again. */
export function alertDeliveries(
  source: StoredSource,
  alert: AlertKind | undefined,
  now: Date,
  channels: readonly string[],
): Delivery[] {
  const { index, state } = source;
  const at = now.toISOString();
  const message: SourceAlert = {
    ...{ index, event: `feed.${alert ?? 'recovered'}`, at, failures: state.failures },
    ...(alert && state.last?.problem !== undefined && { problem: state.last.problem }),
    ...(state.goodAt !== undefined && { stockOf: state.goodAt }),
  };
  const about = `${index}/source`;
  return channels.map((channel) => ({
    key: deliveryKey(`${about}.${at}`, channel),
    channel,
    about,
    message,
  }));
}
