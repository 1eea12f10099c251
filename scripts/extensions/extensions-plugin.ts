import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { type ExtensionSource, findExtensions } from '../../src/main/extensions/find-extensions.ts';

const root = join(import.meta.dirname, '../..');
const serverList = join(root, 'src/main/extensions/extension-modules.ts');
/** The thread that writes feeds loads the receivers of extensions by itself. */
const feedList = join(root, 'src/features/outgoing-feeds/extension-declarations.ts');
const clientFiles = new Map([
  [join(root, 'src/web/client/hydrate.tsx'), /\.island\.tsx$/],
  [join(root, 'src/web/client/scripts.ts'), /\.script\.ts$/],
]);
const clientEntry = join(root, 'src/web/client/main.ts');
const planPanels = join(root, 'src/features/finance/views/plan-panels.ts');
const addedFilters = join(root, 'src/features/cars/list/has-added-filters.ts');
const sinkFile = /\.sink\.ts$/;
const ownPackages = createRequire(join(root, 'package.json'));

/** What `forecourt/extension` and its parts are. */
const entries: Readonly<Record<string, string>> = {
  'forecourt/extension': join(root, 'src/extension/extension.ts'),
  'forecourt/extension/views': join(root, 'src/extension/views.ts'),
  'forecourt/extension/testing': join(root, 'src/extension/testing/testing.tsx'),
};

/**
 * Builds extensions with the product: writes them into the lists of the server and of the browser and lets their files,
 * which lie anywhere, import the public entry and the packages that the product shares with them.
 */
export function extensions(sources: readonly ExtensionSource[] = findExtensions(process.env, root)): Plugin {
  let isForBrowser = false;
  return {
    name: 'extensions',
    enforce: 'pre',
    configResolved({ command, build }) {
      isForBrowser = command === 'build' && !build.ssr;
    },
    async resolveId(source, importer, options) {
      const entry = entries[source];
      if (entry) return { id: entry, moduleSideEffects: false };
      // Of all that an extension may use, only what it uses travels to the browser.
      if (importer === entries['forecourt/extension/views']) {
        const part = await this.resolve(source, importer, { ...options, skipSelf: true });
        return part && { ...part, moduleSideEffects: false };
      }
      if (!importer || !isBare(source) || !isOf(importer, sources)) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      // React and what else the product has is the product's own: two of them would not know each other.
      const own = resolvable(source)
        ? await this.resolve(source, serverList, { ...options, skipSelf: true })
        : null;
      if (own) return own;
      // A package of the extension's own lies beside it, where the built server would not find it.
      return found && { ...found, external: false };
    },
    load(id) {
      const [file] = id.split('?');
      if (sources.length === 0)
        return isForBrowser && file === addedFilters ? 'export const hasAddedFilters = false;\n' : undefined;
      if (file === serverList) return serverModules('extensionModules', sources);
      if (file === feedList) return serverModules('extensionDeclarations', sources);
      return undefined;
    },
    // Added to the files that find islands and scripts, so that without extensions they are the same to the byte.
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (sources.length === 0) return undefined;
      if (file === planPanels)
        return {
          code: `import { AddedPanel } from './added-panel.tsx';\n${code}\nplanPanels.added = AddedPanel;\n`,
          map: null,
        };
      if (file === clientEntry) return withSinks(code, sources);
      const kind = clientFiles.get(file);
      if (!kind) return undefined;
      return { code: `${code}\n${clientLoaders(sources, kind)}\n`, map: null };
    },
  };
}

function isBare(source: string): boolean {
  return /^[@\w]/.test(source) && !source.includes(':');
}

function isOf(file: string, sources: readonly ExtensionSource[]): boolean {
  return sources.some(({ folder }) => file.startsWith(folder + sep));
}

function resolvable(source: string): boolean {
  try {
    ownPackages.resolve(source);
    return true;
  } catch {
    return false;
  }
}

function serverModules(list: string, sources: readonly ExtensionSource[]): string {
  const lines = sources.map(
    ({ name, entry }) => `  { name: ${JSON.stringify(name)}, load: () => import(${JSON.stringify(entry)}) },`,
  );
  return `export const ${list} = [\n${lines.join('\n')}\n];\n`;
}

/** The browser's entry starts the sinks of extensions, where there are any. */
function withSinks(code: string, sources: readonly ExtensionSource[]) {
  const files = clientFilesOf(sources, sinkFile);
  if (files.length === 0) return undefined;
  const entries = files.map(
    (file) =>
      `[${JSON.stringify(basename(file).replace(sinkFile, ''))}, () => import(${JSON.stringify(file)})]`,
  );
  return {
    code: `import { startSinks } from './analytics-sinks.ts';\n${code}\nstartSinks(new Map([${entries.join(', ')}]));\n`,
    map: null,
  };
}

/** The islands or scripts by their file, as those of the product. */
function clientLoaders(sources: readonly ExtensionSource[], kind: RegExp): string {
  const entries = clientFilesOf(sources, kind).map(
    (file) => `  ${JSON.stringify(basename(file))}: () => import(${JSON.stringify(file)}),`,
  );
  const files = `{\n${entries.join('\n')}\n}`;
  return `for (const [file, load] of Object.entries(${files})) loaders.set(nameOf(file), load);`;
}

function clientFilesOf(sources: readonly ExtensionSource[], kind: RegExp): readonly string[] {
  return sources
    .flatMap(({ name, folder }) => filesIn(folder).map((file) => ({ name, file })))
    .filter(({ file }) => kind.test(file))
    .map(({ name, file }) => {
      const called = basename(file).replace(kind, '');
      if (called !== name && !called.startsWith(`${name}-`))
        throw new Error(
          `${file} has to begin with '${name}-', because all names of islands, scripts and sinks are different`,
        );
      return file;
    });
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.split(sep).includes('node_modules'))
    .map((file) => join(folder, file));
}
