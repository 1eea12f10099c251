import type { Kysely } from 'kysely';

export type Database = Kysely<Schema>;

/**
 * All tables, for both databases. Times are ISO text in UTC, yes and no are 1 and 0. Here are the platform's own; each
 * module adds its own in its tables.ts.
 */
export interface Schema {
  migration: MigrationTable;
  installation: InstallationTable;
  lease: LeaseTable;
  rate_limit: RateLimitTable;
  usage_limit: UsageLimitTable;
}

interface MigrationTable {
  name: string;
  applied_at: string;
}

/** Facts about this installation, such as which demo content was loaded. */
interface InstallationTable {
  key: string;
  value: string;
}

/** Work that one process at a time does; past its expiry another one may take over. */
interface LeaseTable {
  name: string;
  owner: string;
  expires_at: string;
}

/** Requests of one address at one route, counted since the window began. */
interface RateLimitTable {
  key: string;
  /** Milliseconds since 1970. */
  started_at: number;
  hits: number;
}

/** When something was last done, for limits that all processes share. */
interface UsageLimitTable {
  key: string;
  /** As many of the latest uses as the limit allows, newest first, see usage-limit.ts. */
  uses: string;
  /** Changes with every request, also a refused one. */
  last_request: string;
}
