import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { InheritedValues } from './inherited-fields.ts';
import type { IndexVersion, SearchRecord, SearchService } from './port.ts';
import type { IndexState, RecordStore, StoredRecord } from './record-store.ts';

/** Above this share of changed records a rebuild is cheaper than an update. */
const REBUILD_SHARE = 0.2;
const recordsPerWrite = 500;

export type Engine = Pick<SearchService, 'upsert' | 'remove' | 'replaceAll'>;

/** An index as the record store has it now, and what its records inherit. */
export type IndexSource = {
  store: RecordStore;
  index: IndexState;
  inherited: InheritedValues;
  /** Whether records of a feed that comes while a whole index is read may be among the others. */
  mayMixFeeds: boolean;
};

export type IndexChanges =
  | { kind: 'rebuilt'; records: readonly StoredRecord[] }
  | { kind: 'updated'; records: readonly StoredRecord[] };

/** A feed was published while the records were being read, so they are a mixture. */
export class StaleReadError extends Error {}

/**
 * Brings an index from one version to that of its source, by its changes or, where these are many, as a whole.
 * `onRead` gets the records that were read; of a rebuild in many parts.
 */
export async function applyChanges(
  source: IndexSource,
  engine: Engine,
  before: IndexVersion | undefined,
  onRead: (changes: IndexChanges) => void,
): Promise<'rebuilt' | 'updated'> {
  const { index, inherited } = source;
  if (before?.inherited !== inherited.version || (await isLargeChange(source, before.revision))) {
    const version = { revision: index.revision, inherited: inherited.version };
    await engine.replaceAll(index.name, liveRecords(source, onRead), version);
    return 'rebuilt';
  }
  await updateRecords(source, engine, before.revision, onRead);
  return 'updated';
}

async function isLargeChange({ store, index }: IndexSource, since: number): Promise<boolean> {
  return (await store.countChangesSince(index.name, since)) > index.live * REBUILD_SHARE;
}

async function* liveRecords(
  { store, index, inherited, mayMixFeeds }: IndexSource,
  onRead: (changes: IndexChanges) => void,
): AsyncGenerator<SearchRecord> {
  for await (const records of store.live(index.name)) {
    onRead({ kind: 'rebuilt', records });
    for (const { body } of records) yield inherited.fillIn(body);
    await yieldToEventLoop();
  }
  if (mayMixFeeds) return;
  const now = (await store.indices()).find(({ name }) => name === index.name);
  if (now?.revision !== index.revision) throw new StaleReadError();
}

async function updateRecords(
  { store, index, inherited }: IndexSource,
  engine: Engine,
  since: number,
  onRead: (changes: IndexChanges) => void,
): Promise<void> {
  let changes: StoredRecord[] = [];
  const write = async () => {
    const live = changes.filter(({ state }) => state === 'live').map(({ body }) => inherited.fillIn(body));
    const withdrawn = changes.filter(({ state }) => state === 'withdrawn').map(({ id }) => id);
    const records = changes;
    changes = [];
    if (live.length > 0) await engine.upsert(index.name, live);
    if (withdrawn.length > 0) await engine.remove(index.name, withdrawn);
    onRead({ kind: 'updated', records });
    await yieldToEventLoop();
  };
  for await (const batch of store.changesSince(index.name, since)) {
    changes.push(...batch);
    await yieldToEventLoop();
    if (changes.length >= recordsPerWrite) await write();
  }
  await write();
}
