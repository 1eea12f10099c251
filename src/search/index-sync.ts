import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Log } from '../platform/log.ts';
import { createInheritance, type InheritedField, type InheritedValues } from './inherited-fields.ts';
import type { SearchRecord, SearchService } from './port.ts';
import { noAddresses, type RecordAddress, type RecordAddresses } from './record-addresses.ts';
import type { IndexState, RecordStore, StoredRecord } from './record-store.ts';
import { recordTags } from './record-tags.ts';

const SYNC_INTERVAL_MS = 1000;

/** Above this share of changed records a rebuild is cheaper than an update. */
const REBUILD_SHARE = 0.2;
const recordsPerWrite = 500;

export type IndexSync = {
  /** Whether every index that existed at the start can be searched. */
  ready: () => boolean;
  /** Settles after the first sync, successful or not. */
  started: Promise<void>;
  /** Syncs without waiting for the interval. */
  syncNow: () => Promise<void>;
  /** The addresses of an index's records, collected during the sync. Undefined before the first one. */
  addressesOf: (index: string) => RecordAddresses | undefined;
  /** The engine lost its indices: the next sync rebuilds them. */
  invalidate: () => void;
  stop: () => Promise<void>;
};

export type IndexSyncOptions = {
  everyMs?: number | undefined;
  /** Gets the cache tags of pages that show changed records. */
  onChanged?: ((tags: readonly string[]) => void) | undefined;
  /** What the records of an index take from another index. */
  inheritedFieldsOf?: ((index: string) => readonly InheritedField[]) | undefined;
  /** Whether a live record has a page of its own, and so an address; all have without it. */
  hasPage?: ((index: string, record: SearchRecord) => boolean) | undefined;
};

/** Keeps the search in sync with the record store. Readers see whole feeds only. */
export function startIndexSync(
  store: RecordStore,
  search: Pick<SearchService, 'upsert' | 'remove' | 'replaceAll'>,
  log: Log,
  options: IndexSyncOptions = {},
): IndexSync {
  const { everyMs = SYNC_INTERVAL_MS, onChanged = () => {}, inheritedFieldsOf = () => [] } = options;
  const { hasPage = () => true } = options;
  const loadInherited = createInheritance(store, inheritedFieldsOf);
  const synced = new Map<string, { revision: number; inherited: string }>();
  const addressesByIndex = new Map<string, { revision: number; addresses: Map<string, RecordAddress> }>();
  let isReady = false;
  let isStopped = false;
  let running: Promise<void> | undefined;

  async function syncIndex(index: IndexState, indices: readonly IndexState[]): Promise<void> {
    const before = synced.get(index.name);
    const inherited = await loadInherited(index.name, indices);
    const isSame = before?.inherited === inherited.version;
    if (isSame && before.revision === index.revision) return;
    const isLarge = !isSame || (await isLargeChange(store, index, before.revision));
    const addresses = isLarge ? new Map<string, RecordAddress>() : currentAddresses(index.name);
    const track = (record: StoredRecord) => {
      trackAddress(addresses, record, hasPage(index.name, record.body));
    };
    if (isLarge) {
      await search.replaceAll(index.name, liveRecords(store, index, inherited, track));
      onChanged([recordTags.all(index.name)]);
    } else {
      const source = { store, index: index.name, since: before.revision, inherited };
      await applyChanges(source, search, (changes) => {
        for (const record of changes) track(record);
        onChanged(changes.map(({ id }) => recordTags.one(index.name, id)));
      });
    }
    addressesByIndex.set(index.name, { revision: index.revision, addresses });
    synced.set(index.name, { revision: index.revision, inherited: inherited.version });
  }

  function currentAddresses(index: string): Map<string, RecordAddress> {
    return addressesByIndex.get(index)?.addresses ?? new Map();
  }

  async function syncAll(): Promise<void> {
    const failed: string[] = [];
    try {
      const indices = await store.indices();
      for (const index of indices) {
        if (isStopped) return;
        await syncIndex(index, indices).catch((error: unknown) => {
          failed.push(index.name);
          // The index stays as it was; the next sync retries.
          if (!(error instanceof StaleReadError))
            log.warn(
              { code: 'INDEX_NOT_UPDATED', index: index.name, error },
              'an index could not be updated',
            );
        });
      }
      if (failed.length === 0) isReady = true;
    } catch (error) {
      log.warn({ code: 'RECORD_STORE_UNREACHABLE', error }, 'search records could not be read');
    }
  }

  function syncNow(): Promise<void> {
    running ??= syncAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  const started = syncNow();
  const timer = setInterval(syncNow, everyMs);
  return {
    ready: () => isReady,
    started,
    syncNow,
    addressesOf: (index) => addressesByIndex.get(index) ?? (isReady ? noAddresses : undefined),
    invalidate: () => synced.clear(),
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** A feed was published while the records were being read, so they are a mixture. */
class StaleReadError extends Error {}

async function* liveRecords(
  store: RecordStore,
  index: IndexState,
  inherited: InheritedValues,
  onRead: (record: StoredRecord) => void,
): AsyncGenerator<SearchRecord> {
  for await (const batch of store.live(index.name)) {
    for (const record of batch) {
      onRead(record);
      yield inherited.fillIn(record.body);
    }
    await yieldToEventLoop();
  }
  const now = (await store.indices()).find(({ name }) => name === index.name);
  if (now?.revision !== index.revision) throw new StaleReadError();
}

async function isLargeChange(
  store: RecordStore,
  { name, live }: IndexState,
  since: number,
): Promise<boolean> {
  return (await store.countChangesSince(name, since)) > live * REBUILD_SHARE;
}

type ChangedRecords = { store: RecordStore; index: string; since: number; inherited: InheritedValues };

async function applyChanges(
  { store, index, since, inherited }: ChangedRecords,
  search: Pick<SearchService, 'upsert' | 'remove'>,
  onWritten: (changes: readonly StoredRecord[]) => void,
): Promise<void> {
  let changes: StoredRecord[] = [];
  const write = async () => {
    const live = changes.filter(({ state }) => state === 'live').map(({ body }) => inherited.fillIn(body));
    const withdrawn = changes.filter(({ state }) => state === 'withdrawn').map(({ id }) => id);
    const written = changes;
    changes = [];
    if (live.length > 0) await search.upsert(index, live);
    if (withdrawn.length > 0) await search.remove(index, withdrawn);
    onWritten(written);
    await yieldToEventLoop();
  };
  for await (const batch of store.changesSince(index, since)) {
    changes.push(...batch);
    await yieldToEventLoop();
    if (changes.length >= recordsPerWrite) await write();
  }
  await write();
}

function trackAddress(
  addresses: Map<string, RecordAddress>,
  { id, body, state, changedAt }: StoredRecord,
  hasPage: boolean,
): void {
  const { slug } = body;
  if (state === 'live' && hasPage && typeof slug === 'string') addresses.set(id, { slug, changedAt });
  else addresses.delete(id);
}
