import type { Migration } from '../../shared/platform/database/migration.ts';
import { renameNotFoundLog } from './migrations/024-contract-not-found-log.ts';

declare module '../../shared/platform/database/schema.ts' {
  interface Schema {
    process_heartbeat: ProcessHeartbeatTable;
    not_found_log: NotFoundLogTable;
  }
}

export const operationsMigrations: readonly Migration[] = [
  { name: '024-contract-not-found-log', up: renameNotFoundLog },
];

/** A process that is running, or was until lately. */
export interface ProcessHeartbeatTable {
  id: string;
  host: string;
  pid: number;
  version: string;
  /** With commas between them. */
  roles: string;
  started_at: string;
  seen_at: string;
  /** JSON */
  figures: string;
}

/** How often visitors asked for an address that there is not, or that a redirect rule matched. */
export interface NotFoundLogTable {
  site: string;
  /** missing or redirect */
  kind: string;
  /** The path of what is missing, the source of the rule. */
  address: string;
  hits: number;
  last_at: string;
}
