import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { messageFiles } from '../messages/message-files.ts';
import { writeMessageIndex } from '../messages/write-index.ts';
import { type LanguageTable, tablesWithout } from './language-tables.ts';
import { wordFiles } from './word-files.ts';

type Options = {
  language: string;
  /** The language that it is made from. */
  from: string;
  known: readonly string[];
  root: string;
};

/**
 * Gives a language that the tree at `root` lacks the formats and words of another, and its texts pseudo-localised: in
 * brackets, so that a page shows what is translated, and where a longer text is cut.
 */
export function writePseudoLanguage({ language, from, known, root }: Options): void {
  for (const { folder, texts } of lacking(messageFiles(root), language, from))
    writeTexts(join(root, folder, `${language}.json`), texts);
  for (const { folder } of lacking(wordFiles(root), language, from))
    copyFileSync(join(root, folder, `${from}.json`), join(root, folder, `${language}.json`));
  writeMessageIndex(root);
  // From the end of each file, so that the tables before it stay where they are.
  for (const table of tablesWithout(language, known, root).reverse())
    addEntry(table, { language, from, root });
}

/** The files in `from` of folders without one in the language. */
function lacking<File extends { folder: string; tag: string }>(
  files: readonly File[],
  language: string,
  from: string,
): File[] {
  const folders = new Set(files.flatMap(({ folder, tag }) => (tag === language ? [folder] : [])));
  return files.filter(({ folder, tag }) => tag === from && !folders.has(folder));
}

function writeTexts(path: string, texts: Readonly<Record<string, string>>): void {
  const localised = Object.entries(texts).map(([key, text]) => [key, isAddress(text) ? text : `[${text}]`]);
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(localised), null, 2)}\n`);
}

function isAddress(text: string): boolean {
  return text === '' || /^[/?#]/.test(text);
}

function addEntry(
  { path, node }: LanguageTable,
  { language, from, root }: Pick<Options, 'language' | 'from' | 'root'>,
): void {
  const text = readFileSync(join(root, path), 'utf8');
  const entries: readonly ts.Node[] = ts.isArrayLiteralExpression(node) ? node.elements : node.properties;
  const end = entries.at(-1)?.getEnd() ?? 0;
  const entry = ts.isArrayLiteralExpression(node) ? `'${language}'` : `${language}: ${entryOf(node, from)}`;
  writeFileSync(join(root, path), `${text.slice(0, end)}, ${entry}${text.slice(end)}`);
}

/** Its value in the table, or the constant of its name: `{ sv, nb }`. */
function entryOf(table: ts.ObjectLiteralExpression, language: string): string {
  const property = table.properties.find(({ name }) => name?.getText() === language);
  return property && ts.isPropertyAssignment(property) ? property.initializer.getText() : language;
}
