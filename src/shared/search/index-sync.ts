import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, systemClock } from '../platform/clock.ts';
import { type ChangeNotifications, noNotifications } from '../platform/database/change-notifications.ts';
import type { Leases } from '../platform/database/lease.ts';
import { followChanges } from '../platform/follow-changes.ts';
import { limitConcurrency } from '../platform/limit-concurrency.ts';
import type { Log } from '../platform/log.ts';
import { applyChanges, type Engine, type IndexChanges, StaleReadError } from './index-changes.ts';
import { createInheritance, type InheritedField } from './inherited-fields.ts';
import type { IndexVersion, SearchRecord, SharedIndices } from './port.ts';
import { noAddresses, type RecordAddress, type RecordAddresses } from './record-addresses.ts';
import type { IndexState, RecordStore, StoredRecord } from './record-store.ts';
import { recordTags } from './record-tags.ts';
import { isSameVersion, readOnlyEngine, writeSharedIndex } from './shared-engine.ts';
import { watchSharedEngine } from './watch-shared-engine.ts';

const SYNC_INTERVAL_MS = 1000;
/** One that takes longer goes on while others are looked at again. */
const LONG_SYNC_MS = 1000;
/** Each uses a connection to the database, and the visitors need some, too. */
const SYNCED_AT_ONCE = 3;

type SyncOutcome = 'current' | 'behind' | 'failed';

/** An index of the record store, and whether the search has its newest records. */
export type IndexSyncState = {
  index: string;
  live: number;
  revision: number;
  /** When that was last so; undefined before the first time. */
  syncedAt: Date | undefined;
};

export type IndexSync = {
  /** Whether every index that existed at the start can be searched. */
  ready: () => boolean;
  /** Whether this index can be searched, though others may still be written. */
  isSearchable: (index: string) => boolean;
  /** Settles after the first sync, successful or not. */
  started: Promise<void>;
  /** Syncs without waiting for the interval. */
  syncNow: () => Promise<void>;
  /** The addresses of an index's records, collected during the sync. Undefined before the first one. */
  addressesOf: (index: string) => RecordAddresses | undefined;
  states: () => readonly IndexSyncState[];
  /** The engine lost its indices: the next sync rebuilds them. */
  invalidate: () => void;
  stop: () => Promise<void>;
};

export type IndexSyncOptions = {
  everyMs?: number | undefined;
  /** How often indices of a shared engine that nobody uses are deleted. */
  cleanEveryMs?: number | undefined;
  /** Gets the cache tags of pages that show changed records. */
  onChanged?: ((tags: readonly string[]) => void) | undefined;
  /** Whether a site names the index; nobody searches another. All are, without it. */
  isNamed?: ((index: string) => boolean) | undefined;
  /** What the records of an index take from another index. */
  inheritedFieldsOf?: ((index: string) => readonly InheritedField[]) | undefined;
  /** Whether a live record has a page of its own, and so an address; all have without it. */
  hasPage?: ((index: string, record: SearchRecord) => boolean) | undefined;
  /** Decide which process writes to an engine that several share. */
  leases?: Leases | undefined;
  notifications?: ChangeNotifications | undefined;
  now?: Clock | undefined;
};

/** Keeps the search in sync with the record store. Readers see whole feeds only. */
export function startIndexSync(
  store: RecordStore,
  search: Engine & { shared?: SharedIndices | undefined },
  log: Log,
  options: IndexSyncOptions = {},
): IndexSync {
  const { everyMs = SYNC_INTERVAL_MS, onChanged = () => {}, inheritedFieldsOf = () => [] } = options;
  const { hasPage = () => true, leases = inThisProcess, notifications = noNotifications } = options;
  const { now = systemClock, isNamed = () => true } = options;
  const { shared } = search;
  const engine = watchSharedEngine(shared, { ...options, leases, log });
  const loadInherited = createInheritance(store, inheritedFieldsOf);
  const synced = new Map<string, IndexVersion>();
  const addressesByIndex = new Map<string, { revision: number; addresses: Map<string, RecordAddress> }>();
  const states = new Map<string, IndexSyncState>();
  /** Indices whose last reading was overtaken by a feed. */
  const staleReads = new Set<string>();
  let held: ReadonlyMap<string, IndexVersion> | undefined;
  let storedNames: ReadonlySet<string> | undefined;
  /** Indices that could not be read yet: each fails by itself, the others do not wait for it. */
  const unreadable = new Set<string>();
  /** Empty is what an index is before its first feed, and no failure. */
  const hasNoFeed = (index: string) => storedNames !== undefined && !storedNames.has(index);
  let isReady = false;
  let hasAddresses = false;
  let isStopped = false;
  const inTurn = limitConcurrency(SYNCED_AT_ONCE);
  const underWay = new Map<string, Promise<SyncOutcome>>();
  let settled: Promise<void> = Promise.resolve();
  let cleaning: Promise<void> = Promise.resolve();

  /** Whether the index is searched as the store has it; a shared engine may still be written by another process. */
  async function syncIndex(
    index: IndexState,
    indices: readonly IndexState[],
    held: IndexVersion | undefined,
  ): Promise<boolean> {
    const began = now().getTime();
    const inherited = await loadInherited(index.name, indices);
    // A stock so large that a feed comes during every reading would never be whole: the feed's changes follow at once.
    const source = { store, index, inherited, mayMixFeeds: staleReads.has(index.name) };
    const version = shared
      ? await writeSharedIndex(source, { ...search, shared }, held, leases)
      : { revision: index.revision, inherited: inherited.version };
    if (!version) throw new NotWrittenYetError();
    const isCurrent = version.revision === index.revision;
    const before = synced.get(index.name);
    if (isSameVersion(before, version)) return isCurrent;
    const known = addressesByIndex.get(index.name)?.addresses ?? new Map<string, RecordAddress>();
    const rebuilt = new Map<string, RecordAddress>();
    const kind = await applyChanges(source, shared ? readOnlyEngine : search, before, (changes) => {
      const addresses = changes.kind === 'rebuilt' ? rebuilt : known;
      const unknown = changes.records.filter(({ id }) => !addresses.has(id));
      for (const record of changes.records) trackAddress(addresses, record, hasPage(index.name, record.body));
      if (changes.kind === 'rebuilt') return;
      onChanged(tagsOf(index.name, changes));
      // Lists that do not show it yet are to.
      if (unknown.some(({ id }) => addresses.has(id))) onChanged([recordTags.all(index.name)]);
    });
    if (kind === 'rebuilt') onChanged([recordTags.all(index.name)]);
    addressesByIndex.set(index.name, {
      revision: index.revision,
      addresses: kind === 'rebuilt' ? rebuilt : known,
    });
    synced.set(index.name, version);
    staleReads.delete(index.name);
    const durationMs = now().getTime() - began;
    log.info(
      { code: 'INDEX_SYNCED', index: index.name, ...version, kind, durationMs },
      'an index is up to date',
    );
    return isCurrent;
  }

  /** A large index must not hold up the others, so it goes on by itself; while it does, it is not begun again. */
  function syncOne(
    index: IndexState,
    indices: readonly IndexState[],
    heldVersion: IndexVersion | undefined,
  ): Promise<SyncOutcome> {
    if (underWay.has(index.name) || isStopped) return Promise.resolve('behind');
    const state = { index: index.name, live: index.live, revision: index.revision };
    states.set(index.name, { ...state, syncedAt: states.get(index.name)?.syncedAt });
    const work = inTurn(async (): Promise<SyncOutcome> => {
      try {
        if (isStopped || !(await syncIndex(index, indices, heldVersion))) return 'behind';
        states.set(index.name, { ...state, syncedAt: now() });
        unreadable.delete(index.name);
        return 'current';
      } catch (error) {
        // The index stays as it was; the next sync retries.
        if (error instanceof StaleReadError) staleReads.add(index.name);
        else if (!(error instanceof NotWrittenYetError)) {
          unreadable.add(index.name);
          log.warn({ code: 'INDEX_NOT_UPDATED', index: index.name, error }, 'an index could not be updated');
        }
        return 'failed';
      }
    }).finally(() => underWay.delete(index.name));
    underWay.set(index.name, work);
    return work;
  }

  /** Resolves to whether everything is current; a little later at most, although some of it may still be under way. */
  async function syncAll(): Promise<boolean> {
    try {
      await cleaning;
      const stored = await store.indices();
      storedNames = new Set(stored.map(({ name }) => name));
      const indices = stored.filter(({ name }) => isNamed(name));
      const names = indices.map(({ name }) => name);
      const found = await engine.heldVersions(names);
      if (found === 'unknown') return false;
      held = found;
      // A shared engine that holds every index can be searched before this process has read the addresses.
      if (found && names.every((name) => found.has(name))) isReady = true;
      const isWhole = underWay.size === 0;
      const outcomes = Promise.all(indices.map((index) => syncOne(index, indices, found?.get(index.name))));
      settled = outcomes.then((all) => {
        if (!isWhole || isStopped || all.includes('failed')) return;
        isReady = true;
        hasAddresses = true;
        // Only while nothing is written: this process holds the leases of both.
        if (underWay.size === 0) cleaning = engine.clean(names);
        return cleaning;
      });
      const all = await Promise.race([outcomes, pause(LONG_SYNC_MS, undefined, { ref: false })]);
      if (!all) return false;
      await settled;
      return all.every((outcome) => outcome === 'current');
    } catch (error) {
      log.warn({ code: 'RECORD_STORE_UNREACHABLE', error }, 'search records could not be read');
      return false;
    }
  }

  const following = followChanges(syncAll, { everyMs, topic: 'stock', notifications });
  const syncNow = async () => {
    await Promise.all(underWay.values());
    await following.catchUpNow();
    await settled;
  };
  const started = syncNow();
  return {
    ready: () => isReady,
    isSearchable: (index) =>
      synced.has(index) ||
      (held?.has(index) ?? false) ||
      (!unreadable.has(index) && (isReady || hasNoFeed(index))),
    started,
    syncNow,
    addressesOf: (index) =>
      addressesByIndex.get(index) ?? (hasAddresses || hasNoFeed(index) ? noAddresses : undefined),
    states: () => [...states.values()],
    invalidate: () => synced.clear(),
    stop: async () => {
      isStopped = true;
      await following.stop();
      await Promise.all(underWay.values());
      await settled;
    },
  };
}

/** Another process is writing this index for the first time. */
class NotWrittenYetError extends Error {}

/** A process that has the engine to itself needs no lease. */
const inThisProcess: Leases = { run: async (_, work) => ({ result: await work() }) };

function tagsOf(index: string, { records }: IndexChanges): string[] {
  return records.map(({ id }) => recordTags.one(index, id));
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
