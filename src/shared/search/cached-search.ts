import { LRUCache } from 'lru-cache';
import type { Log } from '../platform/log.ts';
import { inSpan } from '../platform/tracing/span.ts';
import { DEFAULT_LIMIT, type SearchQuery, type SearchResult, type SearchService } from './port.ts';

/** `failed` distinguishes an empty result from a failed search. */
export type SearchResponse = SearchResult & { readonly failed: boolean };

export interface CachedSearch {
  search(index: string, query: SearchQuery): Promise<SearchResponse>;
}

export const SEARCH_TTL_MS = 60_000;
const MAX_ENTRIES = 1000;
const MAX_BYTES = 64 * 1024 * 1024;
const BYTES_PER_FACET_VALUE = 200;

type CacheEntry = { readonly at: number; readonly response: Promise<SearchResponse> };

/**
 * The search as pages use it: the same query runs once a minute, concurrent calls share one request,
 * and a failed search gives an empty result, so that the rest of the page still renders.
 */
export function cachedSearch(
  service: Pick<SearchService, 'index'>,
  log: Log,
  now: () => number = Date.now,
): CachedSearch & { clear: () => void } {
  const entries = new LRUCache<string, CacheEntry>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    // A result that is larger than the rest of the cache is not worth keeping.
    maxEntrySize: MAX_BYTES / 8,
  });

  async function runQuery(index: string, query: SearchQuery): Promise<SearchResponse> {
    try {
      const search = () => service.index(index).search(query);
      return { ...(await inSpan('search', { 'forecourt.index': index }, search)), failed: false };
    } catch (error) {
      log.error({ code: 'SEARCH_FAILED', index, error }, 'the search failed; an empty result is returned');
      return emptyResponse(query);
    }
  }

  return {
    /** Called after a feed, which makes cached results stale. */
    clear: () => entries.clear(),
    async search(index, query) {
      const key = cacheKey(index, query);
      const cached = entries.get(key);
      if (cached && now() - cached.at < SEARCH_TTL_MS) return cached.response;
      const entry: CacheEntry = { at: now(), response: runQuery(index, query) };
      entries.set(key, entry, { size: key.length + 1 });
      const response = await entry.response;
      if (entries.peek(key) !== entry) return response;
      // Failures are not cached.
      if (response.failed) entries.delete(key);
      else entries.set(key, entry, { size: key.length + estimatedBytes(response) });
      return response;
    },
  };
}

/** By its first record: writing all of a large result out would cost more than the search. */
function estimatedBytes({ content, facet }: SearchResult): number {
  const [first] = content;
  const values = facet.reduce((sum, each) => sum + ('values' in each ? each.values.length : 1), 0);
  return content.length * (JSON.stringify(first)?.length ?? 0) * 2 + values * BYTES_PER_FACET_VALUE + 1000;
}

function emptyResponse({ limit = DEFAULT_LIMIT, offset = 0 }: SearchQuery): SearchResponse {
  return { facet: [], content: [], total_items: 0, limit, offset, failed: true };
}

/** The order of keys in a query does not matter. */
function cacheKey(index: string, query: SearchQuery): string {
  return `${index} ${JSON.stringify(query, sortKeys)}`;
}

function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
