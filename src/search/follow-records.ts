import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Log } from '../platform/log.ts';
import type { SearchRecord, SearchService } from './port.ts';
import type { IndexState, RecordStore, StoredRecord } from './record-store.ts';

const FOLLOW_RECORDS_EVERY_MS = 1000;

/** Beyond this share of an index, building it anew beside the old one is less work than changing it. */
const LARGE_SHARE = 0.2;
const recordsPerWrite = 500;

export type RecordFollower = {
  /** Whether every index the store knew at the start can be searched. */
  ready: () => boolean;
  /** Settles once they can, or when the first attempt failed; then each round tries again. */
  started: Promise<void>;
  /** Takes in what is new now. */
  catchUp: () => Promise<void>;
  /** The engine lost its indices: they are read anew in the next round. */
  forget: () => void;
  stop: () => Promise<void>;
};

/** Keeps the search in step with the system of record. Readers see whole records only, and the site goes on meanwhile. */
export function followRecords(
  store: RecordStore,
  search: Pick<SearchService, 'upsert' | 'remove' | 'replaceAll'>,
  log: Log,
  everyMs = FOLLOW_RECORDS_EVERY_MS,
): RecordFollower {
  const taken = new Map<string, number>();
  let isReady = false;
  let isStopped = false;
  let running: Promise<void> | undefined;

  async function takeIn(index: IndexState): Promise<void> {
    const before = taken.get(index.name);
    if (before === index.revision) return;
    const isLarge = before === undefined || (await isLargeChange(store, index, before));
    if (isLarge) await search.replaceAll(index.name, liveRecords(store, index));
    else await applyChanges(store, search, index.name, before);
    taken.set(index.name, index.revision);
  }

  async function round(): Promise<void> {
    const failed: string[] = [];
    try {
      for (const index of await store.indices()) {
        if (isStopped) return;
        await takeIn(index).catch((error: unknown) => {
          failed.push(index.name);
          // What is searchable stays as it was; the next round tries again.
          if (!(error instanceof Overtaken))
            log.warn(
              { code: 'INDEX_NOT_UPDATED', index: index.name, error },
              'an index could not be brought up to date',
            );
        });
      }
      if (failed.length === 0) isReady = true;
    } catch (error) {
      log.warn({ code: 'RECORD_STORE_UNREACHABLE', error }, 'search records could not be read');
    }
  }

  function catchUp(): Promise<void> {
    running ??= round().finally(() => {
      running = undefined;
    });
    return running;
  }

  const started = catchUp();
  const timer = setInterval(catchUp, everyMs);
  return {
    ready: () => isReady,
    started,
    catchUp,
    forget: () => taken.clear(),
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** A feed became visible while the records were being read: what was read is half old, half new. */
class Overtaken extends Error {}

async function* liveRecords(store: RecordStore, index: IndexState): AsyncGenerator<SearchRecord> {
  for await (const batch of store.live(index.name)) {
    for (const { body } of batch) yield body;
    await letOthersRun();
  }
  const now = (await store.indices()).find(({ name }) => name === index.name);
  if (now?.revision !== index.revision) throw new Overtaken();
}

async function isLargeChange(
  store: RecordStore,
  { name, live }: IndexState,
  since: number,
): Promise<boolean> {
  return (await store.countChangesSince(name, since)) > live * LARGE_SHARE;
}

async function applyChanges(
  store: RecordStore,
  search: Pick<SearchService, 'upsert' | 'remove'>,
  index: string,
  since: number,
): Promise<void> {
  let changes: StoredRecord[] = [];
  const write = async () => {
    const live = changes.filter(({ state }) => state === 'live').map(({ body }) => body);
    const gone = changes.filter(({ state }) => state === 'withdrawn').map(({ id }) => id);
    changes = [];
    if (live.length > 0) await search.upsert(index, live);
    if (gone.length > 0) await search.remove(index, gone);
    await letOthersRun();
  };
  for await (const batch of store.changesSince(index, since)) {
    changes.push(...batch);
    await letOthersRun();
    if (changes.length >= recordsPerWrite) await write();
  }
  await write();
}
