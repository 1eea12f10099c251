import { createLruCache } from '../platform/lru-cache.ts';
import type { SearchRecord } from '../search/port.ts';
import { recordParser } from '../search/records/derive.ts';
import type { Parsed } from '../search/records/record-field.ts';
import { urlSlug } from './car-path.ts';
import { carRecord } from './car-record.ts';

/** A car as rules and views use it: `car.price.campaign`, `car.leasing.private`. */
export type Car = Omit<Parsed<typeof carRecord>, 'slug'> & {
  slug: string;
  /** The record it was read from, in the names of the feed. */
  record: SearchRecord;
};

/** Nothing, when the record is no car: without id, make, model or price it cannot be sold. */
export function parseCar(record: SearchRecord): Car | undefined {
  const known = parsedByRecord.get(record);
  if (known) return known.car;
  const result = parsedByJson(JSON.stringify(record), () => toCar(record));
  parsedByRecord.set(record, result);
  return result.car;
}

type ParseResult = { car: Car | undefined };

// The cached search returns the same record objects for a minute, and equal ones after that. Parsing takes several
// times as long as comparing JSON, and nobody changes a record.
const parsedByRecord = new WeakMap<SearchRecord, ParseResult>();
const parsedByJson = createLruCache<ParseResult>(3000);

const parse = recordParser(carRecord);

function toCar(record: SearchRecord): ParseResult {
  const car = parse(record);
  return { car: car && { ...car, slug: urlSlug(car), record } };
}
