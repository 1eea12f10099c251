import { join } from 'node:path';
import { settingsOf } from '../../src/main/extensions/check-declaration.ts';
import { findExtensions } from '../../src/main/extensions/find-extensions.ts';
import { importDeclarations } from '../../src/main/extensions/import-declarations.ts';
import type { Finding } from './check-upgrade.ts';

const root = join(import.meta.dirname, '../..');

/** Whether every extension of these settings loads into this version; one that is switched off is not asked. */
export async function checkExtensions(
  env: Readonly<Record<string, string | undefined>>,
  off: readonly string[],
): Promise<readonly Finding[]> {
  const sources = findExtensions(env, root).filter(({ name }) => !off.includes(name));
  const read = await importDeclarations(sources, root);
  return read.map((each) => {
    const { name } = each.source;
    const refusal = 'problem' in each ? each : settingsOf(each.extension, env);
    return 'problem' in refusal
      ? {
          level: 'stop',
          text: `The extension '${name}' cannot be used. ${refusal.problem}`,
          todo: `${refusal.hint} Without it: EXTENSIONS_OFF=${[...off, name].join(',')}`,
        }
      : { level: 'well', text: `The extension '${name}' fits` };
  });
}
