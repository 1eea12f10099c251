import type { RoutePlugin } from '../../shared/platform/route-plugin.ts';
import { type FeedRouteDeps, feedRoutes } from './api.ts';
import { createFeedFiles, type FeedWriter } from './feed-files.ts';
import { offeredReceivers } from './offered-receivers.ts';
import type { OwnFeed } from './own-feed.ts';
import type { PushStore } from './push/push-store.ts';
import type { PushTarget } from './push/push-target.ts';

export type OutgoingFeedNeeds = Pick<FeedRouteDeps, 'sites' | 'now'> & {
  outgoingFeeds: {
    writer: FeedWriter;
    /** Where the feeds are stored. */
    folder: string;
    indices: Parameters<typeof createFeedFiles>[0]['indices'];
    hasNewPhotos: Parameters<typeof createFeedFiles>[0]['hasNewPhotos'];
    illustrations: boolean;
    own: readonly OwnFeed[];
    /** Receivers that feeds are sent to. */
    targets: readonly PushTarget[];
    linkSecret: string;
    release: string;
  };
  feedPushes: PushStore;
  apiKeys: { inventory: string | undefined };
  demo: boolean;
  log: Parameters<typeof createFeedFiles>[0]['log'];
};

export const addRoutes: RoutePlugin<OutgoingFeedNeeds> = (server, needs) => {
  const { outgoingFeeds, feedPushes, apiKeys, demo, sites, now, log } = needs;
  const { writer, folder, indices, hasNewPhotos, illustrations, own, targets, linkSecret, release } =
    outgoingFeeds;
  feedRoutes(server, {
    files: createFeedFiles({ folder, writer, indices, hasNewPhotos, now, log, release }),
    receivers: offeredReceivers(own),
    pushes: { targets, store: feedPushes },
    secret: demo ? undefined : linkSecret,
    access: demo ? 'open' : { apiKey: apiKeys.inventory },
    ...{ sites, illustrations, now },
  });
};
