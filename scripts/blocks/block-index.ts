import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const banner = '// Written by `npm run blocks` from the folders beside it; do not edit.';

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
export function blockIndexFiles(names: readonly string[]): Readonly<Record<string, string>> {
  return {
    'all-declarations.ts': indexFile(
      names.map((name) =>
        importLine([`fields as ${camelCase(name)}`, `labels as ${labelsOf(name)}`], name, 'fields.ts'),
      ),
      names.map((name) => `  ${key(name)}: { fields: ${camelCase(name)}, labels: ${labelsOf(name)} },`),
      'declarations',
    ),
    'all-blocks.ts': indexFile(
      names.map((name) => importLine([`block as ${camelCase(name)}`], name, 'block.ts')),
      names.map((name) => (camelCase(name) === name ? `  ${name},` : `  ${key(name)}: ${camelCase(name)},`)),
      'blocks',
    ),
  };
}

function indexFile(imports: readonly string[], entries: readonly string[], constant: string): string {
  return `${banner}\n${imports.join('\n')}\n\nexport const ${constant} = {\n${entries.join('\n')}\n};\n`;
}

const MAX_LINE_LENGTH = 110;

/** As the formatter would write it. */
function importLine(names: readonly string[], folder: string, file: string): string {
  const line = `import { ${names.join(', ')} } from './${folder}/${file}';`;
  if (line.length <= MAX_LINE_LENGTH) return line;
  return `import {\n${names.map((name) => `  ${name},\n`).join('')}} from './${folder}/${file}';`;
}

function labelsOf(name: string): string {
  return `${camelCase(name)}Labels`;
}

function key(name: string): string {
  return camelCase(name) === name ? name : `'${name}'`;
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
