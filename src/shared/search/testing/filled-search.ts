import { onTestFinished } from 'vitest';
import type { SearchQuery, SearchRecord, SearchResult, SearchService } from '../port.ts';

export type Open = () => Promise<SearchService>;

/** For hundreds of writes to a cluster on a busy machine. */
export const LONG_TEST_MS = 900_000;

export const CARS = 'cars-solvik-se';
export const DEALERSHIPS = 'sites-solvik-se';

/** A search with these records, and a function that queries it. Closed when the test ends. */
export async function filled(open: Open, index: string, records: readonly SearchRecord[]) {
  const search = await open();
  onTestFinished(() => search.close());
  await search.replaceAll(index, records);
  const run = (query: SearchQuery): Promise<SearchResult> => search.index(index).search(query);
  return { search, run };
}

let made = 0;

/** A record with only the fields that matter; ids ascend unless one is given. */
export function aCar(fields: SearchRecord = {}): SearchRecord {
  made += 1;
  return { car_id: `car-${String(made).padStart(6, '0')}`, car_brand: 'Volvo', car_model: 'XC60', ...fields };
}

export function idsOf({ content }: SearchResult): unknown[] {
  return content.map(
    (record) => record['car_id'] ?? record['site_id'] ?? record['kitId'] ?? record['type_id'],
  );
}

/** 'Volvo 3' for every value of a facet, levels below it indented by '>'. */
export function countsOf({ facet }: SearchResult, name: string): string[] {
  const found = facet.find((each) => each.name === name);
  if (found?.type !== 'hierarchical') throw new Error(`${name} was not counted`);
  return linesOf(found.values, '');
}

type Value = { text: string; count: number; children: readonly Value[] };

function linesOf(values: readonly Value[], indent: string): string[] {
  return values.flatMap(({ text, count, children }) => [
    `${indent}${text} ${count}`,
    ...linesOf(children, `${indent}>`),
  ]);
}
