import { workerFile } from '../../../platform/worker-file.ts';
import { definitionOf } from '../../indices.ts';
import type { SearchService } from '../../port.ts';
import { PlacedIndex, type Placing } from './placed-index.ts';
import { WorkerHost } from './worker-host.ts';
import { WorkerIndex } from './worker-index.ts';

const LOCAL_AT_MOST = 100_000;

export type EmbeddedSearchSettings = {
  readonly localAtMost?: number | undefined;
  readonly workerEntry?: URL | undefined;
  /** The worker died and its indices are gone: they have to be loaded again. Until then they refuse to answer. */
  readonly onLost?: ((error: Error) => void) | undefined;
};

/** The search in this process. Large indices live in one worker thread, started when the first one needs it. */
export function embeddedSearch(settings: EmbeddedSearchSettings = {}): SearchService {
  const { localAtMost = LOCAL_AT_MOST, onLost = () => undefined } = settings;
  const indices = new Map<string, PlacedIndex>();
  let host: WorkerHost | undefined;
  let isClosed = false;

  const placing: Placing = {
    localAtMost,
    inWorker: (definition) => {
      if (isClosed) throw new Error('The search is closed');
      if (!host || host.isLost) {
        host = new WorkerHost(
          settings.workerEntry ?? workerFile('./worker-entry.ts', 'search-worker', import.meta.url),
          onLost,
        );
      }
      return new WorkerIndex(host, definition);
    },
  };

  function placed(name: string): PlacedIndex {
    const known = indices.get(name);
    if (known) return known;
    const index = new PlacedIndex(definitionOf(name), placing);
    indices.set(name, index);
    return index;
  }

  return {
    index: placed,
    upsert: async (name, records) => placed(name).upsert(records),
    remove: async (name, ids) => placed(name).remove(ids),
    replaceAll: async (name, records) => placed(name).replaceAll(records),
    close: async () => {
      isClosed = true;
      await host?.close();
    },
  };
}
