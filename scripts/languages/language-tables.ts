import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A declaration with an entry for each language: `{ sv: …, nb: …, … }`, or the list of their codes. */
type Table = ts.ObjectLiteralExpression | ts.ArrayLiteralExpression;
export type LanguageTable = { path: string; line: number; node: Table };

/** Every table of the product that has all of `known` and lacks `language`: formats. The demo has the languages of its sites. */
export function tablesWithout(language: string, known: readonly string[], root: string): LanguageTable[] {
  return globSync('{src,cms,scripts}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.tsx?$|\/testing\/|all-(?:messages|words)\.ts$/.test(path))
    .sort()
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      if (!known.every((each) => new RegExp(`\\b${each}\\b`).test(text))) return [];
      const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
      return tablesIn(source, known)
        .filter((node) => !codesIn(node).includes(language))
        .map((node) => ({
          path,
          line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
          node,
        }));
    });
}

function tablesIn(node: ts.Node, known: readonly string[]): Table[] {
  const isTable = ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);
  const own = isTable && known.every((each) => codesIn(node).includes(each)) ? [node] : [];
  const inside: Table[] = [];
  ts.forEachChild(node, (child) => void inside.push(...tablesIn(child, known)));
  return [...own, ...inside];
}

function codesIn(table: Table): string[] {
  return ts.isArrayLiteralExpression(table)
    ? table.elements.flatMap((element) => (ts.isStringLiteral(element) ? element.text : []))
    : table.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? name.text : []));
}
