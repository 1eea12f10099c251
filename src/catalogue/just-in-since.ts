import type { CachedSearch } from '../search/cached-search.ts';

const JUST_IN_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Where every car is new, none is: at most this share of the stock has just come in. */
const JUST_IN_SHARE = 1 / 6;

/** Since when a car of this index has just come in: a week ago at most, and later where too many have come since. */
export async function justInSince(search: CachedSearch, index: string, now: Date): Promise<Date | undefined> {
  const inStock = { filters: { car_is_sample: { not: true } } };
  const { total_items, failed } = await search.search(index, { ...inStock, fields: ['car_id'], limit: 0 });
  if (failed || total_items === 0) return undefined;
  const { content } = await search.search(index, {
    ...inStock,
    fields: ['car_id', 'car_publishdate'],
    sort_name: 'car_publishdate_asc',
    limit: 1,
    offset: Math.floor(total_items * JUST_IN_SHARE),
  });
  const published = Date.parse(String(content[0]?.['car_publishdate'] ?? ''));
  const weekAgo = now.getTime() - JUST_IN_DAYS * DAY_MS;
  return new Date(Number.isNaN(published) ? weekAgo : Math.max(weekAgo, published));
}
