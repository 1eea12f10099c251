import type { IndexDefinition } from '../../index-definition.ts';
import type { IndexVersion, SearchService } from '../../port.ts';
import { type OpenSearchSettings, openSearchClient } from './client.ts';
import { mappingFingerprint } from './document.ts';
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

  // Two versions of the product that map records differently run side by side, each on indices of its own.
  function aliasOf(name: string): string {
    return `${prefix}${name}-${mappingFingerprint(definitionOf(name))}`;
  }

  async function versions(): Promise<Map<string, IndexVersion>> {
    type Found = { aliases?: object; mappings?: { _meta?: IndexVersion } };
    const path = `${prefix}*?allow_no_indices=true&filter_path=*.aliases,*.mappings._meta`;
    const found = Object.values(await send<Record<string, Found>>('GET', path));
    const written = found.flatMap(({ aliases = {}, mappings }) =>
      Object.keys(aliases).flatMap((alias) => (mappings?._meta ? [[alias, mappings._meta] as const] : [])),
    );
    return new Map(
      written.flatMap(([alias, version]) => {
        const name = alias.slice(prefix.length).replace(/-[0-9a-f]{8}$/, '');
        return alias === aliasOf(name) ? [[name, version] as const] : [];
      }),
    );
  }

  function openIndex(name: string): OpenSearchIndex {
    const known = indices.get(name);
    if (known) return known;
    const index = new OpenSearchIndex(definitionOf(name), aliasOf(name), send, searchLimitMs);
    indices.set(name, index);
    return index;
  }

  return {
    index: openIndex,
    upsert: async (name, records) => openIndex(name).upsert(records),
    remove: async (name, ids) => openIndex(name).remove(ids),
    replaceAll: async (name, records, version) => openIndex(name).replaceAll(records, version),
    shared: {
      versions,
      setVersion: (name, version) => openIndex(name).setVersion(version),
    },
    close: async () => undefined,
  };
}
