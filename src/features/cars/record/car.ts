import { createLruCache } from '../../../shared/platform/lru-cache.ts';
import { memoize } from '../../../shared/platform/memoize.ts';
import type { SearchRecord } from '../../../shared/search/port.ts';
import { recordParser } from '../../../shared/search/records/derive.ts';
import type { Parsed } from '../../../shared/search/records/record-field.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { urlSlug } from './car-path.ts';
import { carRecord } from './car-record.ts';

/** A car as rules and views use it: `car.price.campaign`, `car.finance.loan`. */
export type Car = Omit<Parsed<typeof carRecord>, 'slug'> & {
  slug: string;
  /** The record it was read from, in the names of the feed. */
  record: SearchRecord;
  /** On a page in another language: what only the feed says, and in which language. */
  fromFeed?: FromFeed | undefined;
};

export type FromFeed = { language: Language; texts: ReadonlySet<string> };

/**
 * Nothing, when the record is no car: without id, make, model or price it cannot be sold.
 * Memoized by object and by content: the cached search returns the same record objects for a minute and equal ones
 * after that, and parsing takes several times as long as comparing JSON.
 */
export const parseCar = memoize(
  (record: SearchRecord): Car | undefined =>
    parsedByJson(JSON.stringify(record), () => ({ car: toCar(record) })).car,
);

const parsedByJson = createLruCache<{ car: Car | undefined }>(3000);

const parse = recordParser(carRecord);

function toCar(record: SearchRecord): Car | undefined {
  const car = parse(record);
  return car && { ...car, slug: urlSlug(car), record };
}
