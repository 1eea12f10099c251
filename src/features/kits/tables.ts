import type { Migration } from '../../shared/platform/database/migration.ts';
import { createKitHandOver } from './migrations/010-kit-hand-over.ts';
import { renameKitCheckouts } from './migrations/023-contract-kit-checkouts.ts';

declare module '../../shared/platform/database/schema.ts' {
  interface Schema {
    kit_checkout: KitCheckoutTable;
    received_kit_checkout: ReceivedKitCheckoutTable;
  }
}

export const kitsMigrations: readonly Migration[] = [
  { name: '010-kit-hand-over', up: createKitHandOver },
  { name: '023-contract-kit-checkouts', up: renameKitCheckouts },
];

/** Carts that go back to the system which opened the kits catalogue. One row per site and transaction. */
export interface KitCheckoutTable {
  id: string;
  site: string;
  transaction_id: string;
  /** JSON */
  body: string;
  received_at: string;
}

/** What the demo's embedded receiver of carts got. */
export interface ReceivedKitCheckoutTable {
  key: string;
  /** JSON, as it was sent. */
  body: string;
  received_at: string;
}
