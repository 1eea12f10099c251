import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { OperatorError } from '../../shared/platform/operator-error.ts';

/** Where an extension lies: its folder, and the file that declares it. */
export type ExtensionSource = { name: string; folder: string; entry: string };

type Variables = Readonly<Record<string, string | undefined>>;

/** The folders below EXTENSIONS_DIR that have an extension.ts, and the packages that EXTENSIONS names. */
export function findExtensions(env: Variables, root: string): readonly ExtensionSource[] {
  const dir = env['EXTENSIONS_DIR']?.trim();
  const folder = dir ? resolve(root, dir) : undefined;
  const packages = (env['EXTENSIONS'] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const found = [
    ...(folder ? inFolder(folder) : []),
    ...packages.map((name) => inPackage(name, [...(folder ? [folder] : []), root])),
  ];
  const twice = found.find(({ name }, at) => found.findIndex((each) => each.name === name) !== at);
  if (twice)
    throw new OperatorError(
      `Two extensions are called '${twice.name}'.`,
      'Give one another name, in its folder or package and in its extension.ts.',
    );
  return found;
}

/** The extension that is in this folder itself. */
export function extensionIn(folder: string): ExtensionSource | undefined {
  const entry = ['extension.ts', 'extension.js'].map((file) => join(folder, file)).find(existsSync);
  if (!entry) return undefined;
  const real = realpathSync(folder);
  return { name: basename(real), folder: real, entry: join(real, basename(entry)) };
}

function inFolder(folder: string): readonly ExtensionSource[] {
  if (!existsSync(folder))
    throw new OperatorError(
      `EXTENSIONS_DIR is '${folder}', and there is no such folder.`,
      'Make it, or take the variable away. A relative one begins at the folder of Forecourt.',
    );
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isFile() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
    .map(({ name }) => name);
  return names.toSorted().flatMap((name) => extensionIn(join(folder, name)) ?? []);
}

/** A package exports `./extension`. Its name without scope and `forecourt-` is that of the extension. */
function inPackage(name: string, from: readonly string[]): ExtensionSource {
  for (const folder of from) {
    try {
      const entry = realpathSync(createRequire(join(folder, 'package.json')).resolve(`${name}/extension`));
      return { name: basename(name).replace(/^forecourt-/, ''), folder: dirname(entry), entry };
    } catch {
      // Perhaps it is installed in the other place.
    }
  }
  throw new OperatorError(
    `EXTENSIONS names the package '${name}', which is not installed or exports no ./extension.`,
    `Install it in ${from.join(' or ')}, or take it out of EXTENSIONS.`,
  );
}
