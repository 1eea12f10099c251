import type { IndexDefinition } from '../../index-definition.ts';
import type { SearchService } from '../../port.ts';
import { type OpenSearchSettings, openSearchClient } from './client.ts';
import { OpenSearchIndex } from './opensearch-index.ts';

const SEARCH_LIMIT_MS = 3000;

/** The search on an OpenSearch cluster, for installations that outgrow one machine. */
export function openSearch(
  definitionOf: (index: string) => IndexDefinition,
  settings: OpenSearchSettings,
): SearchService {
  const { prefix = 'forecourt-', searchLimitMs = SEARCH_LIMIT_MS } = settings;
  const send = openSearchClient(settings);
  const indices = new Map<string, OpenSearchIndex>();

  function openIndex(name: string): OpenSearchIndex {
    const known = indices.get(name);
    if (known) return known;
    const index = new OpenSearchIndex(definitionOf(name), `${prefix}${name}`, send, searchLimitMs);
    indices.set(name, index);
    return index;
  }

  return {
    index: openIndex,
    upsert: async (name, records) => openIndex(name).upsert(records),
    remove: async (name, ids) => openIndex(name).remove(ids),
    replaceAll: async (name, records) => openIndex(name).replaceAll(records),
    close: async () => undefined,
  };
}
