import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stylesheets } from '../../content/blocks/stylesheets.ts';
import type { Assets } from '../render/assets.ts';

type Chunk = {
  file: string;
  src?: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
};
type Manifest = Record<string, Chunk>;

const entry = 'src/web/client/main.ts';
const editing = 'src/web/client/editing/editing.ts';
const hydrate = 'src/web/client/hydrate.tsx';

/** Where the build put things, read from its manifest. */
export async function builtAssets(folder: string): Promise<Assets> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const main = manifest[entry];
  if (!main) throw new Error(`${folder}/manifest.json names no ${entry}; build again`);
  const texts = await textsOf(folder, manifest);
  return {
    stylesheets: (main.css ?? []).map((file) => `/${file}`),
    script: `/${main.file}`,
    islandPreloads: withImports(manifest, hydrate).map((file) => `/${file}`),
    modulesOf: filesByName(manifest),
    editingStylesheets: (manifest[editing]?.css ?? []).map((file) => `/${file}`),
    addressOf: (module) => (manifest[module] ? `/${manifest[module].file}` : undefined),
    stylesheetText: (sheet) => texts.get(sheet) ?? '',
    development: false,
  };
}

function withImports(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))];
}

/** Several small scripts may be bundled into one file; the manifest then does not name them, and the entry imports it. */
function filesByName(manifest: Manifest): Assets['modulesOf'] {
  const files = new Map<string, readonly string[]>();
  for (const module of Object.keys(manifest)) {
    const [, name, kind] = /([\w-]+)\.(script|island)\.tsx?$/.exec(module) ?? [];
    if (!name || !kind) continue;
    const before = kind === 'island' ? withImports(manifest, hydrate) : [];
    files.set(
      `${kind} ${name}`,
      [...before, ...withImports(manifest, module)].map((file) => `/${file}`),
    );
  }
  return ({ kind, name }) => files.get(`${kind} ${name}`) ?? [];
}

/** Those that blocks name must be there; the demo's own pages have some, too. */
async function textsOf(folder: string, manifest: Manifest): Promise<Map<string, string>> {
  const missing = stylesheets.find((sheet) => !manifest[sheet]);
  if (missing) throw new Error(`${folder}/manifest.json names no ${missing}; build again`);
  const sheets = Object.entries(manifest).filter(
    ([source, { isEntry }]) => isEntry && source.endsWith('.css'),
  );
  const read = async ([source, { file }]: [string, Chunk]) =>
    [source, (await readFile(join(folder, file), 'utf8')).trim()] as const;
  return new Map(await Promise.all(sheets.map(read)));
}
