import type { IndexDefinition } from '../../index-definition.ts';
import type { IndexVersion, SearchService } from '../../port.ts';
import { type OpenSearchSettings, openSearchClient, SEARCH_LIMIT_MS } from './client.ts';
import { documentFingerprint } from './document.ts';
import { type IndexHealth, lostIndices } from './lost-indices.ts';
import { OpenSearchIndex } from './opensearch-index.ts';

const UNUSED_AFTER_MS = 3_600_000;
const LOST_AFTER_MS = 60_000;
/** Of the time of a search. The sync of a process waits for it, no visitor does. */
const VERSIONS_LIMIT_FACTOR = 5;

/** The search on an OpenSearch cluster, for installations that outgrow one machine. */
export function openSearch(
  definitionOf: (index: string) => IndexDefinition,
  settings: OpenSearchSettings,
): SearchService {
  const { prefix = 'forecourt-', unusedAfterMs = UNUSED_AFTER_MS, now = Date.now } = settings;
  const client = openSearchClient(settings);
  const versionsLimitMs = VERSIONS_LIMIT_FACTOR * (settings.searchLimitMs ?? SEARCH_LIMIT_MS);
  const findLost = lostIndices(settings.lostAfterMs ?? LOST_AFTER_MS, now);
  const indices = new Map<string, { definition: IndexDefinition; index: OpenSearchIndex }>();

  async function versions(names: readonly string[]): Promise<Map<string, IndexVersion>> {
    type Found = { aliases?: object; mappings?: { _meta?: IndexVersion } };
    const read = <T>(path: string) => client.send<T>('GET', path, undefined, versionsLimitMs);
    const found = await read<Record<string, Found>>(
      `${prefix}*?allow_no_indices=true&filter_path=*.aliases,*.mappings._meta`,
    );
    const { indices: health = {} } = await read<{ indices?: IndexHealth }>(
      `_cluster/health/${prefix}*?level=indices&filter_path=indices.*.status`,
    );
    const lost = findLost(health);
    const held = new Map<string, IndexVersion>();
    for (const [stored, { aliases = {}, mappings }] of Object.entries(found)) {
      const version = mappings?._meta;
      const name = names.find((each) => openIndex(each).alias in aliases);
      if (name === undefined || version?.revision === undefined || lost.has(stored)) continue;
      openIndex(name).setWritten();
      held.set(name, { revision: version.revision, inherited: version.inherited });
    }
    return held;
  }

  function openIndex(name: string): OpenSearchIndex {
    const definition = definitionOf(name);
    const known = indices.get(name);
    // Its site may have said in between that it holds something else.
    if (known?.definition === definition) return known.index;
    // Two versions of the product that write records differently run side by side, each on indices of its own.
    const fingerprint = documentFingerprint(definition);
    const options = { base: `${prefix}${name}`, fingerprint, unusedAfterMs, now };
    const index = new OpenSearchIndex(definition, client, options);
    indices.set(name, { definition, index });
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
      deleteUnused: (name) => openIndex(name).deleteUnused(),
    },
    close: async () => undefined,
  };
}
