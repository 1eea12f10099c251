import type { CachedSearch } from '../../../shared/search/cached-search.ts';
import type { SearchQuery } from '../../../shared/search/port.ts';

const JUST_IN_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Where every car is new, none is: at most this share of a list, and of its first page, has just come in. */
const JUST_IN_SHARE = 1 / 6;
const FIRST_PAGE = 48;

/** Since when a car of this list has just come in: a week ago at most, and later where too many have come since. */
export async function justInSince(
  search: CachedSearch,
  index: string,
  { facets = [], ...query }: SearchQuery,
  now: Date,
): Promise<Date | undefined> {
  const inStock: SearchQuery = {
    ...query,
    filters: { ...query.filters, car_is_sample: { not: true } },
    // What is only counted would be counted again.
    facets: facets.filter(({ filters }) => filters !== undefined),
    offset: 0,
  };
  const { total_items: total } = await search.search(index, { ...inStock, fields: ['car_id'], limit: 0 });
  const { content, failed } = await search.search(index, {
    ...inStock,
    fields: ['car_id', 'car_publishdate'],
    sort_name: 'car_publishdate_asc',
    limit: 1,
    offset: Math.floor(Math.min(total, FIRST_PAGE) * JUST_IN_SHARE),
  });
  if (failed || content.length === 0) return undefined;
  const published = Date.parse(String(content[0]?.['car_publishdate'] ?? ''));
  const weekAgo = now.getTime() - JUST_IN_DAYS * DAY_MS;
  return new Date(Number.isNaN(published) ? weekAgo : Math.max(weekAgo, published));
}
