import type { Log } from '../platform/log.ts';
import { DEFAULT_LIMIT, type SearchQuery, type SearchResult, type SearchService } from './port.ts';

/** `failed` tells an answer that is empty because nothing was found from one that is empty because nobody answered. */
export type SearchResponse = SearchResult & { readonly failed: boolean };

export interface CachedSearch {
  search(index: string, query: SearchQuery): Promise<SearchResponse>;
}

export const SEARCH_TTL_MS = 60_000;
const MAX_ENTRIES = 1000;

type CacheEntry = { readonly at: number; readonly answer: Promise<SearchResponse> };

/**
 * The search as pages use it: the same question is asked once a minute, however many ask it at once,
 * and a search that fails leaves a page without cars, not without everything else.
 */
export function cachedSearch(
  service: Pick<SearchService, 'index'>,
  log: Log,
  now: () => number = Date.now,
): CachedSearch & { clear: () => void } {
  const kept = new Map<string, CacheEntry>();

  async function runQuery(index: string, query: SearchQuery): Promise<SearchResponse> {
    try {
      return { ...(await service.index(index).search(query)), failed: false };
    } catch (error) {
      log.error(
        { code: 'SEARCH_FAILED', index, error },
        'the search did not answer; an empty result is shown',
      );
      return emptyResponse(query);
    }
  }

  return {
    /** After a feed: what was answered before it is no longer true. */
    clear: () => kept.clear(),
    async search(index, query) {
      const key = cacheKey(index, query);
      const before = kept.get(key);
      if (before && now() - before.at < SEARCH_TTL_MS) return before.answer;
      const asked: CacheEntry = { at: now(), answer: runQuery(index, query) };
      storeEntry(kept, key, asked);
      const answer = await asked.answer;
      // The next visitor deserves another try.
      if (answer.failed && kept.get(key) === asked) kept.delete(key);
      return answer;
    },
  };
}

function storeEntry(kept: Map<string, CacheEntry>, key: string, asked: CacheEntry): void {
  kept.delete(key);
  kept.set(key, asked);
  const oldest = kept.keys().next();
  if (kept.size > MAX_ENTRIES && !oldest.done) kept.delete(oldest.value);
}

function emptyResponse({ limit = DEFAULT_LIMIT, offset = 0 }: SearchQuery): SearchResponse {
  return { facet: [], content: [], total_items: 0, limit, offset, failed: true };
}

/** The same question with its parts in another order is the same question. */
function cacheKey(index: string, query: SearchQuery): string {
  return `${index} ${JSON.stringify(query, sortKeys)}`;
}

function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
