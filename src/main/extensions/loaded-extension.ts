import type { Extension, SettingDeclarations, SettingsOf } from '../../extension/extension.ts';
import type { Log } from '../../shared/platform/log.ts';

export type LoadedExtension = {
  extension: Extension;
  settings: SettingsOf<SettingDeclarations>;
  /** Each line names the extension. */
  log: Log;
};
