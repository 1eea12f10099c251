import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { typeConfig } from './check-extension.ts';

const template = join(import.meta.dirname, 'template');

/** A working extension with a block, a delivery of leads and their tests, made from the one in `template/`. */
export function newExtension(name: string, dir: string): string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 30)
    throw new Error(`'${name}' is no name for an extension: small letters, digits and dashes, at most 30`);
  const folder = join(dir, name);
  if (existsSync(folder)) throw new Error(`${folder} exists already; choose another name`);
  for (const file of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
    if (statSync(join(template, file)).isDirectory()) continue;
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, named(readFileSync(join(template, file), 'utf8'), name));
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    `${JSON.stringify(typeConfig(folder, folder), undefined, 2)}\n`,
  );
  return folder;
}

function named(text: string, name: string): string {
  return text
    .replaceAll('TEMPLATE', name.replaceAll('-', '_').toUpperCase())
    .replaceAll('template-greeting', `${name}-greeting`)
    .replaceAll("'template'", `'${name}'`);
}
