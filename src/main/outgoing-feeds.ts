import { join } from 'node:path';
import { loadOwnFeeds } from '../features/outgoing-feeds/load-own-feeds.ts';
import { offeredReceivers } from '../features/outgoing-feeds/offered-receivers.ts';
import { loadPushTargets } from '../features/outgoing-feeds/push/load-push-targets.ts';
import type { OutgoingFeedNeeds } from '../features/outgoing-feeds/routes.ts';
import type { Settings } from '../shared/platform/env.ts';
import { version } from '../shared/platform/version.ts';
import type { openAdapters } from './adapters.ts';

type Adapters = Pick<Awaited<ReturnType<typeof openAdapters>>, 'feedWriter' | 'records' | 'carPhotos'>;

/** The feeds for marketplaces and advertisers. */
export async function openOutgoingFeeds(
  { dataDir, release, outgoingFeeds }: Pick<Settings, 'dataDir' | 'release' | 'outgoingFeeds'>,
  { feedWriter, records, carPhotos }: Adapters,
  linkSecret: string,
): Promise<OutgoingFeedNeeds['outgoingFeeds']> {
  const own = await loadOwnFeeds(outgoingFeeds.file);
  const names = offeredReceivers(own).map(({ receiver }) => receiver.name);
  return {
    writer: feedWriter,
    folder: join(dataDir, 'outgoing-feeds'),
    indices: () => records.indices(),
    hasNewPhotos: carPhotos.files.haveChangedAfter,
    illustrations: outgoingFeeds.illustrations,
    own,
    targets: await loadPushTargets(outgoingFeeds.pushFile, names, process.env),
    linkSecret,
    release: release ?? version,
  };
}
