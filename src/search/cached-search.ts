import type { Log } from '../platform/log.ts';
import { DEFAULT_LIMIT, type SearchQuery, type SearchResult, type SearchService } from './port.ts';

/** `failed` tells an answer that is empty because nothing was found from one that is empty because nobody answered. */
export type SearchAnswer = SearchResult & { readonly failed: boolean };

export interface CachedSearch {
  search(index: string, query: SearchQuery): Promise<SearchAnswer>;
}

export const SEARCH_FRESH_MS = 60_000;
const ANSWERS_KEPT = 1000;

type Kept = { readonly at: number; readonly answer: Promise<SearchAnswer> };

/**
 * The search as pages use it: the same question is asked once a minute, however many ask it at once,
 * and a search that fails leaves a page without cars, not without everything else.
 */
export function cachedSearch(
  service: Pick<SearchService, 'index'>,
  log: Log,
  now: () => number = Date.now,
): CachedSearch & { forget: () => void } {
  const kept = new Map<string, Kept>();

  async function ask(index: string, query: SearchQuery): Promise<SearchAnswer> {
    try {
      return { ...(await service.index(index).search(query)), failed: false };
    } catch (error) {
      log.error(
        { code: 'SEARCH_FAILED', index, error },
        'the search did not answer; an empty result is shown',
      );
      return nothingFound(query);
    }
  }

  return {
    /** After a feed: what was answered before it is no longer true. */
    forget: () => kept.clear(),
    async search(index, query) {
      const key = keyOf(index, query);
      const before = kept.get(key);
      if (before && now() - before.at < SEARCH_FRESH_MS) return before.answer;
      const asked: Kept = { at: now(), answer: ask(index, query) };
      keep(kept, key, asked);
      const answer = await asked.answer;
      // The next visitor deserves another try.
      if (answer.failed && kept.get(key) === asked) kept.delete(key);
      return answer;
    },
  };
}

function keep(kept: Map<string, Kept>, key: string, asked: Kept): void {
  kept.delete(key);
  kept.set(key, asked);
  const oldest = kept.keys().next();
  if (kept.size > ANSWERS_KEPT && !oldest.done) kept.delete(oldest.value);
}

function nothingFound({ limit = DEFAULT_LIMIT, offset = 0 }: SearchQuery): SearchAnswer {
  return { facet: [], content: [], total_items: 0, limit, offset, failed: true };
}

/** The same question with its parts in another order is the same question. */
function keyOf(index: string, query: SearchQuery): string {
  return `${index} ${JSON.stringify(query, inOrderOfNames)}`;
}

function inOrderOfNames(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
