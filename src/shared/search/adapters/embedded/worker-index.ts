import type { IndexDefinition } from '../../index-definition.ts';
import type { Plan } from '../../plan.ts';
import type { SearchRecord, SearchResult } from '../../port.ts';
import type { IndexEngine, Loading } from './index-engine.ts';
import type { WorkerHost } from './worker-host.ts';

let made = 0;

/** An index in the worker thread. */
export class WorkerIndex implements IndexEngine {
  readonly #host: WorkerHost;
  readonly #index: number;

  constructor(host: WorkerHost, definition: IndexDefinition) {
    made += 1;
    this.#host = host;
    this.#index = made;
    // If the worker is lost, the next call rejects.
    host.call({ do: 'open', index: made, definition }).catch(() => undefined);
  }

  get isLost(): boolean {
    return this.#host.isLost;
  }

  search(plan: Plan): Promise<SearchResult> {
    return this.#host.call({ do: 'search', index: this.#index, plan });
  }

  upsert(records: readonly SearchRecord[]): Promise<void> {
    return this.#host.call({ do: 'upsert', index: this.#index, records });
  }

  remove(ids: readonly string[]): Promise<void> {
    return this.#host.call({ do: 'remove', index: this.#index, ids });
  }

  async load(): Promise<Loading> {
    made += 1;
    const [index, load] = [this.#index, made];
    await this.#host.call({ do: 'load', index, load });
    return {
      add: (records) => this.#host.call({ do: 'load-add', index, load, records }),
      finish: () => this.#host.call({ do: 'load-finish', index, load }),
      abandon: () => this.#host.call({ do: 'load-abandon', index, load }),
    };
  }

  drop(): void {
    this.#host.call({ do: 'drop', index: this.#index }).catch(() => undefined);
  }
}
