import type { Extension } from '../../src/extension/extension.ts';
import { findExtensions } from '../../src/main/extensions/find-extensions.ts';
import { importDeclarations } from '../../src/main/extensions/import-declarations.ts';

/** What the extensions of this installation declare; one that cannot be read is left out, as on the sites. */
export async function loadForStudio(
  env: Readonly<Record<string, string | undefined>>,
  root: string,
  report: (line: string) => void,
): Promise<readonly Extension[]> {
  const off = (env['EXTENSIONS_OFF'] ?? '').split(',').map((name) => name.trim());
  const sources = findExtensions(env, root).filter(({ name }) => !off.includes(name));
  const read = await importDeclarations(sources, root);
  return read.flatMap((each) => {
    if ('extension' in each) return each.extension;
    report(`The extension '${each.source.name}' is left out of the studio. ${each.problem} ${each.hint}`);
    return [];
  });
}
