import { definitionOf } from '../inventory/index-definitions.ts';
import { inheritedFieldsOf } from '../inventory/inherited-fields.ts';
import { isActiveRecord } from '../kits/kit.ts';
import { KITS_INDEX } from '../kits/kit-record.ts';
import type { Leases } from '../platform/database/lease.ts';
import type { Settings } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';
import { embeddedSearch } from '../search/adapters/embedded/embedded-search.ts';
import { openSearch } from '../search/adapters/opensearch/opensearch-search.ts';
import { cachedSearch } from '../search/cached-search.ts';
import { startIndexSync } from '../search/index-sync.ts';
import type { SearchIndex } from '../search/port.ts';
import type { RecordStore } from '../search/record-store.ts';

/** An index that is still being built would find no cars; its searches are rejected instead. */
function whenReady(index: SearchIndex, ready: () => boolean): SearchIndex {
  return {
    search: (query) =>
      ready() ? index.search(query) : Promise.reject(new Error('the indices are still being read')),
  };
}

/** The search of this installation: in this process, or OpenSearch for those who have outgrown it. */
export function openSearchService(
  settings: Pick<Settings, 'openSearchUrls'>,
  records: RecordStore,
  log: Log,
  leases: Leases,
  onTouched: (tags: readonly string[]) => void,
) {
  const lose = (error: Error) => {
    log.error({ code: 'SEARCH_WORKER_LOST', error }, 'the indices are being read again');
    follower.invalidate();
  };
  const service = settings.openSearchUrls
    ? openSearch(definitionOf, { urls: settings.openSearchUrls })
    : embeddedSearch(definitionOf, { onLost: lose });
  const follower = startIndexSync(records, service, log, {
    inheritedFieldsOf,
    leases,
    hasPage: (index, record) => index !== KITS_INDEX || isActiveRecord(record),
    onChanged: (tags) => {
      search.clear();
      onTouched(tags);
    },
  });
  const search = cachedSearch({ index: (name) => whenReady(service.index(name), follower.ready) }, log);
  return {
    search,
    started: follower.started,
    addressesOf: follower.addressesOf,
    close: async () => {
      await follower.stop();
      await service.close();
    },
  };
}
