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
    'all-declarations.ts': indexFile(names, (name) => `* as ${name}`, 'fields.ts', 'declarations'),
    'all-blocks.ts': indexFile(names, (name) => `{ block as ${name} }`, 'block.ts', 'blocks'),
  };
}

function indexFile(
  names: readonly string[],
  imported: (variable: string) => string,
  file: string,
  constant: string,
): string {
  const imports = names.map((name) => `import ${imported(camelCase(name))} from './${name}/${file}';`);
  const entries = names.map((name) => {
    const variable = camelCase(name);
    return variable === name ? `  ${name},` : `  '${name}': ${variable},`;
  });
  return `${banner}\n${imports.join('\n')}\n\nexport const ${constant} = {\n${entries.join('\n')}\n};\n`;
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
