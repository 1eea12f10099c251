import { Counter, Histogram, type Registry } from 'prom-client';
import type { SearchIndex, SearchQuery } from '../../../shared/search/port.ts';

const secondsBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];

export function searchMetrics(registry: Registry) {
  const registers = [registry];
  const durations = new Histogram({
    name: 'forecourt_search_duration_seconds',
    help: 'Searches that reached the engine, by index and kind of query.',
    labelNames: ['index', 'kind'],
    buckets: secondsBuckets,
    registers,
  });
  const failures = new Counter({
    name: 'forecourt_search_failures_total',
    help: 'Searches that failed, by index.',
    labelNames: ['index'],
    registers,
  });
  return {
    /** The same index, observed. */
    observed(name: string, index: SearchIndex): SearchIndex {
      return {
        search: async (query) => {
          const end = durations.startTimer({ index: name, kind: queryKind(query) });
          try {
            return await index.search(query);
          } catch (error) {
            failures.inc({ index: name });
            throw error;
          } finally {
            end();
          }
        },
      };
    },
  };
}

/** What makes a query costly, the costliest first. */
export function queryKind({ keyphrase, near, facets, filters }: SearchQuery): string {
  if (keyphrase) return 'keyphrase';
  if (near) return 'distance';
  if (facets && facets.length > 0) return 'facets';
  return filters ? 'filter' : 'all';
}
