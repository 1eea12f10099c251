import type { Migration } from '../shared/platform/database/migration.ts';
import { platformMigrations } from '../shared/platform/database/migrations.ts';
import { features } from './features.ts';

/** The steps of all features, in the order of their numbers, which all of them share. */
export const migrations: readonly Migration[] = [
  ...platformMigrations,
  ...features.flatMap(({ migrations = [] }) => migrations),
].sort((a, b) => (a.name < b.name ? -1 : 1));
