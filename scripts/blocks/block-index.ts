import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const banner = `// Written by \`npm run blocks\` from the folders beside it; do not edit.
// biome-ignore-all format: a block is a line`;

/** A folder with fields is a block. */
export function blockNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'fields.ts')))
    .sort();
}

/**
 * The files that list all blocks, by name. They are written and not collected at run time, because types, plain Node
 * and two bundlers read them. Declarations know no views, so that the studio can import them.
 */
export function blockIndexFiles(folder: string): Readonly<Record<string, string>> {
  const names = blockNames(folder);
  const list = (line: (name: string) => string) => `${[banner, ...names.map(line)].join('\n')}\n`;
  return {
    'all-declarations.ts': list(
      (name) =>
        `export { fields as ${exportName(name)}, labels as '${name} labels' } from './${name}/fields.ts';`,
    ),
    'all-blocks.ts': list(
      (name) => `export { block as ${exportName(name)} } from './${name}/${blockFile(join(folder, name))}';`,
    ),
  };
}

/** A block with its view in the same file is `block.tsx`. */
function blockFile(folder: string): string {
  return existsSync(join(folder, 'block.tsx')) ? 'block.tsx' : 'block.ts';
}

function exportName(name: string): string {
  return name.includes('-') ? `'${name}'` : name;
}
