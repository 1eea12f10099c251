import { publishingMigrations } from '../content/publishing/tables.ts';
import { bookingMigrations } from '../features/booking/tables.ts';
import { editorFormsMigrations } from '../features/editor-forms/tables.ts';
import { financeMigrations } from '../features/finance/tables.ts';
import { kitsMigrations } from '../features/kits/tables.ts';
import { operationsMigrations } from '../features/operations/tables.ts';
import { tyreHotelMigrations } from '../features/tyre-hotel/tables.ts';
import { valuationMigrations } from '../features/valuation/tables.ts';
import { messagingMigrations } from '../shared/messaging/tables.ts';
import type { Migration } from '../shared/platform/database/migration.ts';
import { platformMigrations } from '../shared/platform/database/migrations.ts';
import { searchMigrations } from '../shared/search/tables.ts';

/** The steps of all modules, in the order of their numbers, which all modules share. */
export const migrations: readonly Migration[] = [
  ...platformMigrations,
  ...publishingMigrations,
  ...bookingMigrations,
  ...editorFormsMigrations,
  ...financeMigrations,
  ...kitsMigrations,
  ...operationsMigrations,
  ...tyreHotelMigrations,
  ...valuationMigrations,
  ...messagingMigrations,
  ...searchMigrations,
].sort((a, b) => (a.name < b.name ? -1 : 1));
