import { join } from 'node:path';
import { definitionOf } from '../../src/features/inventory/testing/definition-by-name.ts';
import { openSearch } from '../../src/shared/search/adapters/opensearch/opensearch-search.ts';
import { startOpenSearch } from '../../src/shared/search/adapters/opensearch/testing/opensearch-cluster.ts';
import { whyNoOpenSearch } from '../../src/shared/search/adapters/opensearch/testing/opensearch-distribution.ts';
import type { SearchService } from '../../src/shared/search/port.ts';
import { megabytesOf } from '../scale/memory.ts';
import { eachCar } from './cars.ts';
import type { BenchEngine } from './engine.ts';
import { INDEX } from './forecourt.ts';

const cacheFolder = join(process.cwd(), '.cache/opensearch');
const HEAP_MB = 1024;
/** A slow query is to be measured, not cut off. */
const SEARCH_LIMIT_MS = 30_000;

/** A real OpenSearch of one node, with a process and memory of its own; undefined, and said so, where there is no Java. */
export async function realOpenSearch(): Promise<(BenchEngine & { service: SearchService }) | undefined> {
  const reason = await whyNoOpenSearch(cacheFolder);
  if (reason) {
    console.log(`  OpenSearch is left out: ${reason}`);
    return undefined;
  }
  const cluster = await startOpenSearch({ nodes: 1, cacheFolder, heapMb: HEAP_MB });
  const urls = cluster.nodes.map(({ url }) => url);
  const service = openSearch(definitionOf, { urls, searchLimitMs: SEARCH_LIMIT_MS });
  return {
    name: 'OpenSearch',
    service,
    load: async (cars) => {
      await service.replaceAll(INDEX, eachCar(cars));
      return megabytesOf(cluster.nodes[0]?.pid());
    },
    search: async (query) => ({ total: (await service.index(INDEX).search(query)).total_items }),
    close: () => cluster.stop(),
  };
}
