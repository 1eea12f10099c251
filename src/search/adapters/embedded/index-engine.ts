import type { Plan } from '../../plan.ts';
import type { SearchRecord, SearchResult } from '../../port.ts';

/** One index, wherever it lives. Whoever writes waits for each call before the next. */
export interface IndexEngine {
  search(plan: Plan): Promise<SearchResult>;
  upsert(records: readonly SearchRecord[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** Begins an index aside; readers see the old one until `finish`. */
  load(): Promise<Loading>;
}

export interface Loading {
  add(records: readonly SearchRecord[]): Promise<void>;
  finish(): Promise<void>;
  abandon(): Promise<void>;
}

const PORTION = 500;

export async function* inPortions<T>(items: Iterable<T> | AsyncIterable<T>): AsyncIterable<T[]> {
  let portion: T[] = [];
  for await (const item of items) {
    portion.push(item);
    if (portion.length < PORTION) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}
