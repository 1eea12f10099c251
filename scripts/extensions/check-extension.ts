import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { ExtensionSource } from '../../src/main/extensions/find-extensions.ts';
import { importDeclarations } from '../../src/main/extensions/import-declarations.ts';

const root = join(import.meta.dirname, '../..');
const entries = ['forecourt/extension', 'forecourt/extension/views', 'forecourt/extension/testing'];
/** What the product shares: another React would not know the product's. */
const shared = ['react', 'vitest', 'zod'];

/** Everything that is wrong with an extension, a sentence each; none where it can be built. */
export async function checkExtension(source: ExtensionSource): Promise<readonly string[]> {
  const imports = filesOf(source.folder).flatMap((file) => wrongImports(file, source.folder));
  const [read] = await importDeclarations([source], root);
  const declared = read && 'problem' in read ? [`extension.ts: ${read.problem} ${read.hint}`] : [];
  const sinks = read && 'extension' in read ? Object.keys(read.extension.analyticsSinks ?? {}) : [];
  return [...imports, ...declared, ...missingSinks(source, sinks), ...typeErrors(source)];
}

/** The browser finds a sink by the name of its file. */
function missingSinks({ name, folder }: ExtensionSource, sinks: readonly string[]): readonly string[] {
  const files = filesOf(folder).map((file) => basename(file));
  return sinks
    .map((sink) => `${name}-${sink}.sink.ts`)
    .filter((file) => !files.includes(file))
    .map((file) => `extension.ts: declares a sink, and there is no file ${file}`);
}

/** `check` proves that an extension lives on the public entry, its own files and the packages it declares. */
export function wrongImports(file: string, folder: string): readonly string[] {
  const declared = declaredPackages(folder);
  return importsOf(readFileSync(file, 'utf8')).flatMap((specifier) => {
    const problem = problemWith(specifier, file, folder, declared);
    return problem ? [`${relative(folder, file)}: ${problem}`] : [];
  });
}

function problemWith(
  specifier: string,
  file: string,
  folder: string,
  declared: readonly string[],
): string | undefined {
  if (specifier.startsWith('.')) {
    const target = resolve(dirname(file), specifier.replace(/\?.*$/, ''));
    if (!target.startsWith(folder + sep)) return `imports ${specifier}, which is outside of the extension`;
    return existsSync(target)
      ? undefined
      : `imports ${specifier}, and there is no such file (write its ending, too)`;
  }
  if (specifier.startsWith('/')) return `imports ${specifier}, which is outside of the extension`;
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return undefined;
  if (specifier.split('/')[0] === 'forecourt')
    return entries.includes(specifier)
      ? undefined
      : `imports ${specifier}, which is not public; there are ${entries.join(', ')}`;
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  if (shared.includes(name) || declared.includes(name)) return undefined;
  return `imports ${name}, which its package.json does not name under dependencies`;
}

const importPattern =
  /(?:^|[;\n}])\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

export function importsOf(code: string): readonly string[] {
  return [...code.matchAll(importPattern)].map(([, one, other]) => one ?? other ?? '');
}

/** In the package.json of the extension or of the folder that it is in. */
function declaredPackages(folder: string): readonly string[] {
  const file = [folder, dirname(folder)].map((each) => join(each, 'package.json')).find(existsSync);
  if (!file || file === join(root, 'package.json')) return [];
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: object;
    peerDependencies?: object;
  };
  return [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.split(sep).includes('node_modules'))
    .map((file) => join(folder, file));
}

/** By the compiler of the product, whose strictness they share. */
function typeErrors({ name, folder }: ExtensionSource): readonly string[] {
  const config = join(root, '.cache/extensions', `${name}.tsconfig.json`);
  mkdirSync(dirname(config), { recursive: true });
  writeFileSync(config, JSON.stringify(withoutTests(typeConfig(dirname(config), folder))));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '--noEmit', '-p', config], {
    cwd: folder,
    encoding: 'utf8',
  });
  // The product's own files come along, and are checked by the product.
  return stdout.split('\n').filter((line) => {
    const [, file] = /^(.+?)\(\d+,\d+\): error TS/.exec(line) ?? [];
    return file && resolve(folder, file).startsWith(folder + sep);
  });
}

/** Their types are those of the whole server, which takes a minute; `test` runs them. */
function withoutTests(config: TypeConfig): TypeConfig {
  return {
    ...config,
    exclude: [...config.exclude, ...config.include.map((files) => files.replace('*.ts', '*.test.ts'))],
  };
}

type TypeConfig = ReturnType<typeof typeConfig>;

/** Also for editors: `new` writes it beside an extension. */
export function typeConfig(from: string, folder: string) {
  const product = relative(from, root).replaceAll(sep, '/') || '.';
  const own = relative(from, folder).replaceAll(sep, '/') || '.';
  return {
    extends: `${product}/tsconfig.json`,
    compilerOptions: {
      incremental: false,
      tsBuildInfoFile: null,
      typeRoots: [`${product}/node_modules/@types`],
      types: ['node', `${product}/node_modules/vite/client`],
      paths: {
        'forecourt/extension': [`${product}/src/extension/extension.ts`],
        'forecourt/extension/views': [`${product}/src/extension/views.ts`],
        'forecourt/extension/testing': [`${product}/src/extension/testing/testing.tsx`],
        // What an extension shares with the product lies in the product's packages.
        react: [`${product}/node_modules/@types/react`],
        'react/*': [`${product}/node_modules/@types/react/*`],
        vitest: [`${product}/node_modules/vitest`],
        zod: [`${product}/node_modules/zod`],
      },
    },
    include: [`${own}/**/*.ts`, `${own}/**/*.tsx`],
    exclude: [`${own}/**/node_modules`],
  };
}
