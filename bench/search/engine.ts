import type { BenchCar } from './cars.ts';
import type { BenchQuery } from './queries.ts';

/** Somebody who can answer the list page's question: the page of cars, the total, and every facet. */
export interface BenchEngine {
  readonly name: string;
  load(cars: Iterable<BenchCar>): Promise<void>;
  search(query: BenchQuery): Promise<{ total: number }>;
  close(): Promise<void>;
}

/** The choices of a query, facet by facet. */
export function chosenIn(query: BenchQuery): (readonly [name: string, values: readonly string[]])[] {
  return query.facets.flatMap(({ name, filters = [] }) =>
    filters.length > 0 ? [[name, filters.map(String)] as const] : [],
  );
}
