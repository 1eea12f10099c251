import type { Clock } from '../../shared/platform/clock.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { OutboundClient } from '../../shared/platform/outbound/outbound-client.ts';
import { runEvery } from '../../shared/platform/run-hourly.ts';
import type { PublishedSites } from '../../shared/sites/published-sites.ts';
import { createFeedFiles } from './feed-files.ts';
import { offeredReceivers } from './offered-receivers.ts';
import { findPushedFeed } from './push/find-pushed-feed.ts';
import { pushChangedFeeds } from './push/push-feeds.ts';
import type { PushStore } from './push/push-store.ts';
import type { PushTarget } from './push/push-target.ts';
import type { OutgoingFeedNeeds } from './routes.ts';

export type OutgoingFeedWorkerNeeds = {
  outgoingFeeds: OutgoingFeedNeeds['outgoingFeeds'];
  sites: Pick<PublishedSites, 'all'>;
  outbound: Pick<OutboundClient, 'connections'>;
  feedPushes: PushStore;
  clock: Clock;
  log: Log;
};

const EVERY_MS = 60_000;

/** Sends feeds to receivers that do not fetch them. */
export function startJobs(needs: OutgoingFeedWorkerNeeds): () => Promise<void> {
  const { outgoingFeeds, outbound, feedPushes: store, clock, log } = needs;
  const { targets, writer, folder, indices, hasNewPhotos, release } = outgoingFeeds;
  if (targets.length === 0) return async () => {};
  const files = createFeedFiles({ folder, writer, indices, hasNewPhotos, now: clock, log, release });
  const offered = offeredReceivers(outgoingFeeds.own);
  const problems = new Map<string, string>();
  const makeFeed = (target: PushTarget) => {
    const found = findPushedFeed(target, needs.sites.all(), offered);
    if ('problem' in found) return tellOnce(target, found.problem);
    problems.delete(target.name);
    const { site, language, receiver, own } = found;
    const { illustrations } = outgoingFeeds;
    return files.fresh({ site, language, receiver: own ?? receiver.name, illustrations });
  };
  /** When the worker starts, and when a site or feed comes to be missing: not every minute. */
  const tellOnce = ({ name }: PushTarget, problem: string): undefined => {
    if (problems.get(name) === problem) return;
    problems.set(name, problem);
    log.warn(
      { code: 'FEED_PUSH_UNKNOWN', target: name, problem },
      'a receiver is declared for a feed that there is not; nothing is sent to it',
    );
  };
  const deps = { targets, makeFeed, store, connections: outbound.connections, clock, log };
  const stopping = new AbortController();
  let running = Promise.resolve();
  const stop = runEvery(
    EVERY_MS,
    () => (running = pushChangedFeeds(deps, stopping.signal)),
    (error) => log.error({ code: 'FEED_PUSH_FAILED', error }, 'feeds could not be sent'),
  );
  return async () => {
    stop();
    stopping.abort();
    await running;
  };
}
