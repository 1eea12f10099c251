import type { SourceStore } from '../source-store.ts';
import { alertDeliveries, alertOf, FEED_ALERT_MAIL, FEED_ALERT_WEBHOOK } from './source-alert.ts';

export type FollowSourcesDeps = {
  sources: Pick<SourceStore, 'all' | 'announce'>;
  /** Of the operator. */
  receivers: { email?: string | undefined; webhook?: object | undefined };
  now: () => Date;
  onEnqueued: () => void;
};

/** Writes to whoever should look at a source, once for each time that something goes wrong. */
export async function followSources({
  sources,
  receivers,
  now,
  onEnqueued,
}: FollowSourcesDeps): Promise<void> {
  for (const source of await sources.all()) {
    const alert = alertOf(source, now());
    // Of failures of different kinds in a row the first is news.
    if (alert === null || (alert === undefined) === (source.alerted === undefined)) continue;
    const channels = [
      ...(receivers.email || source.declaration.alertEmail ? [FEED_ALERT_MAIL] : []),
      ...(receivers.webhook ? [FEED_ALERT_WEBHOOK] : []),
    ];
    const deliveries = alertDeliveries(source, alert, now(), channels);
    // Two processes may see the same; the one that writes it down tells it.
    if (await sources.announce(source, alert, deliveries)) onEnqueued();
  }
}
