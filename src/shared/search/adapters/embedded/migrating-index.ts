import type { IndexDefinition } from '../../index-definition.ts';
import { planQuery } from '../../plan.ts';
import type { SearchIndex, SearchQuery, SearchRecord, SearchResult } from '../../port.ts';
import { batches } from '../batches.ts';
import { serialQueue } from '../serial-queue.ts';
import type { Loading } from './index-engine.ts';
import { LocalIndex, type LocalLoading } from './local-index.ts';
import { WorkerIndex } from './worker-index.ts';

export type PlacementPolicy = {
  /** A larger index lives in the worker. */
  readonly maxLocalRecords: number;
  readonly createWorkerIndex: (definition: IndexDefinition) => WorkerIndex;
};

type Engine = LocalIndex | WorkerIndex;
type Records = Iterable<SearchRecord> | AsyncIterable<SearchRecord>;

/** An index that starts in this thread and moves to the worker when it grows. Writes are serialized. */
export class MigratingIndex implements SearchIndex {
  readonly #definition: IndexDefinition;
  readonly #placement: PlacementPolicy;
  #engine: Engine;
  readonly #queue = serialQueue();

  constructor(definition: IndexDefinition, placement: PlacementPolicy) {
    this.#definition = definition;
    this.#placement = placement;
    this.#engine = new LocalIndex(definition);
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    return this.#engine.search(planQuery(this.#definition, query));
  }

  upsert(records: readonly SearchRecord[]): Promise<void> {
    return this.#queue(async () => {
      const engine = this.#engine;
      const exceedsLimit =
        engine instanceof LocalIndex && engine.size + records.length > this.#placement.maxLocalRecords;
      if (exceedsLimit) await this.#replace(concat(engine.records(), records), this.#newWorkerEngine());
      else await engine.upsert(records);
    });
  }

  remove(ids: readonly string[]): Promise<void> {
    return this.#queue(() => this.#engine.remove(ids));
  }

  replaceAll(records: Records): Promise<void> {
    return this.#queue(() => this.#replace(records, this.#engineFor(records)));
  }

  async #replace(records: Records, firstEngine: Engine): Promise<void> {
    let engine = firstEngine;
    let loading: Loading = await engine.load();
    let count = 0;
    try {
      for await (const batch of batches(records)) {
        count += batch.length;
        if (engine instanceof LocalIndex && count > this.#placement.maxLocalRecords) {
          const added = (loading as LocalLoading).added();
          engine = this.#newWorkerEngine();
          loading = await engine.load();
          for await (const earlier of batches(added)) await loading.add(earlier);
        }
        await loading.add(batch);
      }
      await loading.finish();
    } catch (error) {
      await loading.abandon().catch(() => undefined);
      if (engine !== this.#engine) dropEngine(engine);
      throw error;
    }
    if (engine !== this.#engine) dropEngine(this.#engine);
    this.#engine = engine;
  }

  #engineFor(records: Records): Engine {
    const engine = this.#engine;
    if (engine instanceof WorkerIndex) return engine.isLost ? this.#newWorkerEngine() : engine;
    return Array.isArray(records) && records.length > this.#placement.maxLocalRecords
      ? this.#newWorkerEngine()
      : engine;
  }

  #newWorkerEngine(): WorkerIndex {
    return this.#placement.createWorkerIndex(this.#definition);
  }
}

function dropEngine(engine: Engine): void {
  if (engine instanceof WorkerIndex) engine.drop();
}

function* concat(first: Iterable<SearchRecord>, then: Iterable<SearchRecord>): Iterable<SearchRecord> {
  yield* first;
  yield* then;
}
