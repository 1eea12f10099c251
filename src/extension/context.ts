import type { Kysely } from 'kysely';
import type { Clock } from '../shared/platform/clock.ts';
import type { Log } from '../shared/platform/log.ts';
import type { SettingDeclarations, SettingsOf } from './settings.ts';

/** What the parts of an extension work with. */
export type ExtensionContext<S extends SettingDeclarations = SettingDeclarations> = {
  settings: SettingsOf<S>;
  /** Each line names the extension. */
  log: Log;
  now: Clock;
  /** For its own tables: `database.withTables<{ x_crm_contact: … }>()`. */
  database: Kysely<unknown>;
};
