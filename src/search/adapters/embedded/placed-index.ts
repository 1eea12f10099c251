import type { IndexDefinition } from '../../index-definition.ts';
import { planQuery } from '../../plan.ts';
import type { SearchIndex, SearchQuery, SearchRecord, SearchResult } from '../../port.ts';
import { inPortions } from '../in-portions.ts';
import { inTurn } from '../in-turn.ts';
import type { Loading } from './index-engine.ts';
import { LocalIndex, type LocalLoading } from './local-index.ts';
import { WorkerIndex } from './worker-index.ts';

export type Placing = {
  /** An index with more records than this lives in the worker. */
  readonly localAtMost: number;
  readonly inWorker: (definition: IndexDefinition) => WorkerIndex;
};

type Home = LocalIndex | WorkerIndex;
type Records = Iterable<SearchRecord> | AsyncIterable<SearchRecord>;

/** An index that begins in this thread and moves to the worker when it grows. Writes happen one after the other. */
export class PlacedIndex implements SearchIndex {
  readonly #definition: IndexDefinition;
  readonly #placing: Placing;
  #home: Home;
  readonly #inTurn = inTurn();

  constructor(definition: IndexDefinition, placing: Placing) {
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
      const outgrows = home instanceof LocalIndex && home.size + records.length > this.#placing.localAtMost;
      if (outgrows) await this.#replace(both(home.records(), records), this.#newWorkerHome());
      else await home.upsert(records);
    });
  }

  remove(ids: readonly string[]): Promise<void> {
    return this.#inTurn(() => this.#home.remove(ids));
  }

  replaceAll(records: Records): Promise<void> {
    return this.#inTurn(() => this.#replace(records, this.#homeFor(records)));
  }

  async #replace(records: Records, firstHome: Home): Promise<void> {
    let home = firstHome;
    let loading: Loading = await home.load();
    let count = 0;
    try {
      for await (const portion of inPortions(records)) {
        count += portion.length;
        if (home instanceof LocalIndex && count > this.#placing.localAtMost) {
          const added = (loading as LocalLoading).added();
          home = this.#newWorkerHome();
          loading = await home.load();
          for await (const earlier of inPortions(added)) await loading.add(earlier);
        }
        await loading.add(portion);
      }
      await loading.finish();
    } catch (error) {
      await loading.abandon().catch(() => undefined);
      if (home !== this.#home) leave(home);
      throw error;
    }
    if (home !== this.#home) leave(this.#home);
    this.#home = home;
  }

  #homeFor(records: Records): Home {
    const home = this.#home;
    if (home instanceof WorkerIndex) return home.isLost ? this.#newWorkerHome() : home;
    return Array.isArray(records) && records.length > this.#placing.localAtMost
      ? this.#newWorkerHome()
      : home;
  }

  #newWorkerHome(): WorkerIndex {
    return this.#placing.inWorker(this.#definition);
  }
}

function leave(home: Home): void {
  if (home instanceof WorkerIndex) home.drop();
}

function* both(first: Iterable<SearchRecord>, then: Iterable<SearchRecord>): Iterable<SearchRecord> {
  yield* first;
  yield* then;
}
