import type { RoutePlugin } from '../../shared/platform/route-plugin.ts';
import { type FeedRouteDeps, feedRoutes } from './api.ts';
import { createFeedFiles, type FeedWriter } from './feed-files.ts';
import { type OwnFeed, ownReceiver } from './own-feed.ts';
import { receivers } from './receivers/all-receivers.ts';

export type OutgoingFeedNeeds = Pick<FeedRouteDeps, 'sites' | 'now'> & {
  outgoingFeeds: {
    writer: FeedWriter;
    /** Where the feeds are stored. */
    folder: string;
    indices: Parameters<typeof createFeedFiles>[0]['indices'];
    illustrations: boolean;
    own: readonly OwnFeed[];
    linkSecret: string;
    release: string;
  };
  apiKeys: { inventory: string | undefined };
  demo: boolean;
  log: Parameters<typeof createFeedFiles>[0]['log'];
};

export const addRoutes: RoutePlugin<OutgoingFeedNeeds> = (server, needs) => {
  const { outgoingFeeds, apiKeys, demo, sites, now, log } = needs;
  const { writer, folder, indices, illustrations, own, linkSecret, release } = outgoingFeeds;
  feedRoutes(server, {
    files: createFeedFiles({ folder, writer, indices, now, log, release }),
    receivers: [
      ...receivers.map((receiver) => ({ receiver })),
      ...own.map((feed) => ({ receiver: ownReceiver(feed), own: feed })),
    ],
    secret: demo ? undefined : linkSecret,
    access: demo ? 'open' : { apiKey: apiKeys.inventory },
    ...{ sites, illustrations, now },
  });
};
