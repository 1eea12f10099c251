import type { Clock } from '../../shared/platform/clock.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { OutboundClient } from '../../shared/platform/outbound/outbound-client.ts';
import { runEvery } from '../../shared/platform/run-hourly.ts';
import type { PublishedSites } from '../../shared/sites/published-sites.ts';
import { createFeedFiles } from './feed-files.ts';
import { offeredReceivers } from './offered-receivers.ts';
import { pushChangedFeeds } from './push/push-feeds.ts';
import type { PushStore } from './push/push-store.ts';
import type { PushTarget } from './push/push-target.ts';
import { isOffered } from './receiver.ts';
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
  const { targets, writer, folder, indices, release } = outgoingFeeds;
  if (targets.length === 0) return async () => {};
  const files = createFeedFiles({ folder, writer, indices, now: clock, log, release });
  const makeFeed = (target: PushTarget) => {
    const task = taskOf(target, needs);
    return task && files.fresh(task);
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

function taskOf(
  { site: name, receiver: wanted, language }: PushTarget,
  { sites, outgoingFeeds }: OutgoingFeedWorkerNeeds,
) {
  const site = sites.all().find((each) => each.name === name);
  const spoken =
    language === undefined ? site?.languages[0] : site?.languages.find((each) => each === language);
  const offered = offeredReceivers(outgoingFeeds.own).find(({ receiver }) => receiver.name === wanted);
  if (!site?.indices.cars || !spoken || !offered || !isOffered(offered.receiver, site)) return undefined;
  const { receiver, own } = offered;
  const { illustrations } = outgoingFeeds;
  return { site, language: spoken, receiver: own ?? receiver.name, illustrations };
}
