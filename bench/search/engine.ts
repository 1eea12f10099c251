import type { BenchQuery } from './queries.ts';

/** A search engine that can run the list page's query: the page of cars, the total, and every facet. */
export interface BenchEngine {
  readonly name: string;
  /** Indexes the first so many cars of the benchmark and returns their size in megabytes. */
  load(cars: number): Promise<number>;
  /** `ms` where the engine measures the time itself. */
  search(query: BenchQuery): Promise<{ total: number; ms?: number }>;
  close(): Promise<void>;
}

/** The choices of a query, facet by facet. */
export function chosenIn(query: BenchQuery): (readonly [name: string, values: readonly string[]])[] {
  return query.facets.flatMap(({ name, filters = [] }) =>
    filters.length > 0 ? [[name, filters.map(String)] as const] : [],
  );
}
