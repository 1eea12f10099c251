import type { ChannelHandler } from './messaging/delivery-worker.ts';
import type { Migration } from './platform/database/migration.ts';
import type { RoutePlugin } from './platform/route-plugin.ts';
import type { CachedSearch } from './search/cached-search.ts';
import type { SitemapSource } from './search/sitemap-source.ts';

/**
 * What a module brings to the installation; a line in `src/main/features.ts` switches it on. What its routes and its
 * work behind the sites take is a type of its own (`Needs`, `WorkerNeeds`), which main's context happens to fit. Scripts
 * read this list for its tables, so what only a server needs is imported when it is called.
 */
export type Feature<Needs = unknown, WorkerNeeds = unknown> = {
  /** The name of its folder. */
  name: string;
  /** One line for the table of the README. */
  about: string;
  migrations?: readonly Migration[];
  /** In processes that serve the sites. */
  routes?: RoutePlugin<Needs>;
  /** In processes that only work in the background. */
  workerRoutes?: RoutePlugin<Needs>;
  /** The pages of its records. */
  sitemap?: (search: CachedSearch) => readonly SitemapSource[];
  /** How what it puts into the outbox is delivered, by channel. */
  deliveries?: (needs: WorkerNeeds) => Promise<Readonly<Record<string, ChannelHandler>>>;
  /** Starts its hourly work in every worker; what one has done, the others find done. Returns what stops it. */
  jobs?: (needs: WorkerNeeds) => Promise<() => void | Promise<void>>;
};
