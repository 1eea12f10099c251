import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The folders with countries and languages of the installation: those that LOCALES names, and each below `locales` of an
 * extension that is not switched off.
 */
export function localeFolders(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const dir = env['EXTENSIONS_DIR']?.trim();
  const off = named(env['EXTENSIONS_OFF']);
  const extensions = dir ? foldersIn(resolve(dir)).filter(({ name }) => !off.includes(name)) : [];
  return [
    ...extensions.flatMap(({ path }) => foldersIn(join(path, 'locales')).map((each) => each.path)),
    // What the operator names counts last, and so most.
    ...named(env['LOCALES']),
  ];
}

function named(list = ''): readonly string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

function foldersIn(folder: string): readonly { name: string; path: string }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isFile() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
    .map(({ name }) => ({ name, path: join(folder, name) }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
