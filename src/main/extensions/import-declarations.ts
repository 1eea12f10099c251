import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Extension } from '../../extension/extension.ts';
import { checkDeclaration, type Refusal } from './check-declaration.ts';
import type { ExtensionSource } from './find-extensions.ts';
import { thrown } from './load-extensions.ts';

/** The files of the public entry that Node reads as they stand. */
const entryFile = 'src/extension/extension.ts';

/**
 * The declarations as Node reads them, without views and without a build: for the studio and for commands. What an
 * extension imports and has not beside it, it finds in the product's own packages.
 */
export async function importDeclarations(
  sources: readonly ExtensionSource[],
  root: string,
): Promise<readonly (({ extension: Extension } | Refusal) & { source: ExtensionSource })[]> {
  const productUrl = pathToFileURL(join(root, 'package.json')).href;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'forecourt/extension')
        return { url: pathToFileURL(join(root, entryFile)).href, shortCircuit: true };
      try {
        return next(specifier, context);
      } catch (error) {
        if (!/^[@\w][^:]*$/.test(specifier)) throw error;
        return next(specifier, { ...context, parentURL: productUrl });
      }
    },
  });
  try {
    return await Promise.all(sources.map(async (source) => ({ source, ...(await importOne(source)) })));
  } finally {
    hooks.deregister();
  }
}

async function importOne({ name, entry }: ExtensionSource): Promise<{ extension: Extension } | Refusal> {
  try {
    return checkDeclaration(name, await import(/* @vite-ignore */ pathToFileURL(entry).href));
  } catch (error) {
    const { problem, hint } = thrown(error);
    return { problem, hint };
  }
}
