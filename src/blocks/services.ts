import type { CachedSearch } from '../search/cached-search.ts';

/** What the house offers to blocks while they load their data. */
export type Services = { search: CachedSearch };
