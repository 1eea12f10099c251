import { workerFile } from '../../../platform/worker-file.ts';
import type { IndexDefinition } from '../../index-definition.ts';
import type { SearchService } from '../../port.ts';
import { MigratingIndex, type PlacementPolicy } from './migrating-index.ts';
import { WorkerHost } from './worker-host.ts';
import { WorkerIndex } from './worker-index.ts';

const MAX_LOCAL_RECORDS = 100_000;

export type EmbeddedSearchSettings = {
  readonly maxLocalRecords?: number | undefined;
  readonly workerEntry?: URL | undefined;
  /** The worker died with its indices: they have to be loaded again. Until then their searches fail. */
  readonly onLost?: ((error: Error) => void) | undefined;
};

/** The search in this process. Large indices live in one worker thread, which starts when the first one needs it. */
export function embeddedSearch(
  definitionOf: (index: string) => IndexDefinition,
  settings: EmbeddedSearchSettings = {},
): SearchService {
  const { maxLocalRecords = MAX_LOCAL_RECORDS, onLost = () => undefined } = settings;
  const indices = new Map<string, { definition: IndexDefinition; index: MigratingIndex }>();
  let host: WorkerHost | undefined;
  let isClosed = false;

  const placement: PlacementPolicy = {
    maxLocalRecords,
    createWorkerIndex: (definition) => {
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

  function openIndex(name: string): MigratingIndex {
    const definition = definitionOf(name);
    const known = indices.get(name);
    // Its site may have said in between that it holds something else.
    if (known?.definition === definition) return known.index;
    const index = new MigratingIndex(definition, placement);
    indices.set(name, { definition, index });
    return index;
  }

  return {
    index: openIndex,
    upsert: async (name, records) => openIndex(name).upsert(records),
    remove: async (name, ids) => openIndex(name).remove(ids),
    replaceAll: async (name, records) => openIndex(name).replaceAll(records),
    close: async () => {
      isClosed = true;
      await host?.close();
    },
  };
}
