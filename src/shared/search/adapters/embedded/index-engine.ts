import type { Plan } from '../../plan.ts';
import type { SearchRecord, SearchResult } from '../../port.ts';

/** One index, in this thread or a worker. Writers await each call before the next. */
export interface IndexEngine {
  search(plan: Plan): Promise<SearchResult>;
  upsert(records: readonly SearchRecord[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** Begins a new index; readers see the old one until `finish`. */
  load(): Promise<Loading>;
}

export interface Loading {
  add(records: readonly SearchRecord[]): Promise<void>;
  finish(): Promise<void>;
  abandon(): Promise<void>;
}
