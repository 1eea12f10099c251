import type { IndexDefinition } from '../../index-definition.ts';
import { planQuery } from '../../plan.ts';
import type { SearchIndex, SearchQuery, SearchRecord, SearchResult } from '../../port.ts';
import { batches } from '../batches.ts';
import { serialQueue } from '../serial-queue.ts';
import type { Loading } from './index-engine.ts';
import { LocalIndex, type LocalLoading } from './local-index.ts';
import { WorkerIndex } from './worker-index.ts';

export type PlacementPolicy = {
  /** An index with more records than this lives in the worker. */
  readonly maxLocalRecords: number;
  readonly createWorkerIndex: (definition: IndexDefinition) => WorkerIndex;
};

type Engine = LocalIndex | WorkerIndex;
type Records = Iterable<SearchRecord> | AsyncIterable<SearchRecord>;

/** An index that begins in this thread and moves to the worker when it grows. Writes happen one after the other. */
export class MigratingIndex implements SearchIndex {
  readonly #definition: IndexDefinition;
  readonly #placing: PlacementPolicy;
  #home: Engine;
  readonly #inTurn = serialQueue();

  constructor(definition: IndexDefinition, placing: PlacementPolicy) {
    this.#definition = definition;
    this.#placing = placing;
    this.#home = new LocalIndex(definition);
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    return this.#home.search(planQuery(this.#definition, query));
  }

  upsert(records: readonly SearchRecord[]): Promise<void> {
    return this.#inTurn(async () => {
      const home = this.#home;
      const outgrows =
        home instanceof LocalIndex && home.size + records.length > this.#placing.maxLocalRecords;
      if (outgrows) await this.#replace(concat(home.records(), records), this.#newWorkerHome());
      else await home.upsert(records);
    });
  }

  remove(ids: readonly string[]): Promise<void> {
    return this.#inTurn(() => this.#home.remove(ids));
  }

  replaceAll(records: Records): Promise<void> {
    return this.#inTurn(() => this.#replace(records, this.#homeFor(records)));
  }

  async #replace(records: Records, firstHome: Engine): Promise<void> {
    let home = firstHome;
    let loading: Loading = await home.load();
    let count = 0;
    try {
      for await (const batch of batches(records)) {
        count += batch.length;
        if (home instanceof LocalIndex && count > this.#placing.maxLocalRecords) {
          const added = (loading as LocalLoading).added();
          home = this.#newWorkerHome();
          loading = await home.load();
          for await (const earlier of batches(added)) await loading.add(earlier);
        }
        await loading.add(batch);
      }
      await loading.finish();
    } catch (error) {
      await loading.abandon().catch(() => undefined);
      if (home !== this.#home) dropEngine(home);
      throw error;
    }
    if (home !== this.#home) dropEngine(this.#home);
    this.#home = home;
  }

  #homeFor(records: Records): Engine {
    const home = this.#home;
    if (home instanceof WorkerIndex) return home.isLost ? this.#newWorkerHome() : home;
    return Array.isArray(records) && records.length > this.#placing.maxLocalRecords
      ? this.#newWorkerHome()
      : home;
  }

  #newWorkerHome(): WorkerIndex {
    return this.#placing.createWorkerIndex(this.#definition);
  }
}

function dropEngine(home: Engine): void {
  if (home instanceof WorkerIndex) home.drop();
}

function* concat(first: Iterable<SearchRecord>, then: Iterable<SearchRecord>): Iterable<SearchRecord> {
  yield* first;
  yield* then;
}
