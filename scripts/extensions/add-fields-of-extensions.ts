import { join } from 'node:path';
import { findExtensions } from '../../src/main/extensions/find-extensions.ts';
import { importDeclarations } from '../../src/main/extensions/import-declarations.ts';
import { addRecordFields } from '../../src/main/extensions/record-fields.ts';

const root = join(import.meta.dirname, '../..');

/** A command that imports takes the fields that the sites take: those of the extensions that are on. */
export async function addFieldsOfExtensions(
  env: Readonly<Record<string, string | undefined>>,
  off: readonly string[],
): Promise<void> {
  const sources = findExtensions(env, root).filter(({ name }) => !off.includes(name));
  for (const read of await importDeclarations(sources, root)) {
    if ('extension' in read) addRecordFields(read.extension);
    else console.error(`The extension '${read.source.name}' is left out. ${read.problem} ${read.hint}`);
  }
}
