import { setTimeout as pause } from 'node:timers/promises';
import { definitionOfKind } from '../features/inventory/index-definitions.ts';
import { inheritedFieldsOf } from '../features/inventory/inherited-fields.ts';
import type { KnownIndices } from '../features/inventory/known-indices.ts';
import { followShownPhotos } from '../features/inventory/photos/follow-shown-photos.ts';
import type { PhotoFiles } from '../features/inventory/photos/photo-files.ts';
import { showFetchedPhotos } from '../features/inventory/photos/show-fetched-photos.ts';
import { isActiveRecord } from '../features/kits/kit.ts';
import { KITS_INDEX } from '../features/kits/kit-record.ts';
import type { Metrics } from '../features/operations/metrics/metrics.ts';
import { systemClock } from '../shared/platform/clock.ts';
import type { ChangeNotifications } from '../shared/platform/database/change-notifications.ts';
import type { Leases } from '../shared/platform/database/lease.ts';
import type { Settings } from '../shared/platform/env.ts';
import type { Log } from '../shared/platform/log.ts';
import { embeddedSearch } from '../shared/search/adapters/embedded/embedded-search.ts';
import { openSearch } from '../shared/search/adapters/opensearch/opensearch-search.ts';
import { cachedSearch } from '../shared/search/cached-search.ts';
import { startIndexSync } from '../shared/search/index-sync.ts';
import type { SearchIndex } from '../shared/search/port.ts';
import type { RecordStore } from '../shared/search/record-store.ts';
import { recordTags } from '../shared/search/record-tags.ts';
import { MissingIndexError } from '../shared/sites/site.ts';

/** An index that is still being built would find no cars; its searches are rejected instead. */
function whenSearchable(index: SearchIndex, isSearchable: () => boolean): SearchIndex {
  return {
    search: (query) =>
      isSearchable() ? index.search(query) : Promise.reject(new Error('the index is still being read')),
  };
}

/** Photos that feeds name by web address are looked up for a page's few cars, and cached with its result. */
function withPhotos(index: SearchIndex, photos: PhotoFiles): SearchIndex {
  return {
    search: async (query) => {
      const result = await index.search(query);
      return { ...result, content: await showFetchedPhotos(result.content, photos) };
    },
  };
}

/** The records as pages show them. */
export function recordsWithPhotos(records: RecordStore, photos: PhotoFiles): RecordStore {
  return {
    ...records,
    async find(index, id) {
      const found = await records.find(index, id);
      if (!found) return undefined;
      const [body = found.body] = await showFetchedPhotos([found.body], photos);
      return { ...found, body };
    },
  };
}

type SearchWiring = {
  indices: () => KnownIndices;
  notifications: ChangeNotifications;
  log: Log;
  metrics: Pick<Metrics, 'search'>;
  onTouched: (tags: readonly string[]) => void;
};

/** A shared index is written by workers alone. */
const neverTaken: Leases = { run: async () => undefined };

/** The other processes show what is in the shared index, so they are told when it has been written. */
function announced({
  leases,
  notify,
}: {
  leases: Leases;
  notify: (topic: 'stock') => Promise<void>;
}): Leases {
  return {
    run: async (name, work) => {
      const done = await leases.run(name, work);
      if (done) await notify('stock');
      return done;
    },
  };
}

const READY_POLL_MS = 50;

/** A shared engine can be searched long before this process has read the addresses of all records. */
async function untilReady(ready: () => boolean): Promise<void> {
  while (!ready()) await pause(READY_POLL_MS, undefined, { ref: false });
}

/** The search of this installation: in this process, or OpenSearch for those who have outgrown it. */
export function openSearchService(
  settings: Pick<Settings, 'openSearchUrls' | 'roles'>,
  stores: {
    records: RecordStore;
    carPhotos: { files: PhotoFiles };
    leases: Leases;
    notify: (topic: 'stock') => Promise<void>;
  },
  { indices, notifications, log, metrics, onTouched }: SearchWiring,
) {
  const lose = (error: Error) => {
    log.error({ code: 'SEARCH_WORKER_LOST', error }, 'the indices are being read again');
    follower.invalidate();
  };
  const photos = stores.carPhotos.files;
  const definitionOf = (index: string) => {
    const known = indices().get(index);
    if (!known) throw new MissingIndexError(`No site names the search index '${index}'`);
    return definitionOfKind(known.kind);
  };
  const service = settings.openSearchUrls
    ? openSearch(definitionOf, { urls: settings.openSearchUrls })
    : embeddedSearch(definitionOf, { onLost: lose });
  const follower = startIndexSync(stores.records, service, log, {
    isNamed: (name) => indices().has(name),
    inheritedFieldsOf: (name) => inheritedFieldsOf(indices().get(name) ?? { dealerships: [] }),
    notifications,
    leases: settings.roles.includes('worker') ? announced(stores) : neverTaken,
    hasPage: (index, record) => index !== KITS_INDEX || isActiveRecord(record),
    onChanged: (tags) => {
      search.clear();
      onTouched(tags);
    },
  });
  const index = (name: string) =>
    metrics.search.observed(
      name,
      whenSearchable(withPhotos(service.index(name), photos), () => follower.isSearchable(name)),
    );
  const search = cachedSearch({ index }, log);
  const stopPhotos = followShownPhotos({
    ...{ files: photos, clock: systemClock, log },
    onChanged: (cars) => {
      search.clear();
      onTouched(cars.map(({ index, id }) => recordTags.one(index, id)));
    },
  });
  return {
    search,
    searchable: Promise.race([follower.started, untilReady(follower.ready)]),
    addressesOf: follower.addressesOf,
    indexStates: follower.states,
    /** Reads what this process has just stored. */
    refresh: () => follower.syncNow(),
    close: async () => {
      stopPhotos();
      await follower.stop();
      await service.close();
    },
  };
}
