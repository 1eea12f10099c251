import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const studioDir = join(import.meta.dirname, '..');

describe('every text of the studio is in English and Swedish', () => {
  const files = filesOf('{accounts,components,drafts,duplicate,revisions,i18n,links,media}/**/*texts.ts');
  files.push(...filesOf('{publishing-requests,scheduling,stories,trash,views}/**/*texts.ts'));

  it('finds the tables', () => expect(files.length).toBeGreaterThan(20));

  it.each(files)('%s', async (file) => {
    const tables = Object.values((await import(join(studioDir, file))) as object).filter(isTable);
    expect(tables.flatMap(({ en, sv }) => differences(en, sv))).toEqual([]);
  });
});

it('no component has a sentence of its own, outside the tables', async () => {
  const found: string[] = [];
  for (const file of filesOf('{accounts,components,views}/**/*.tsx')) {
    const source = await readFile(join(studioDir, file), 'utf8');
    found.push(...literalsIn(source).map((text) => `${file}: ${text}`));
  }
  expect(found).toEqual([]);
});

/** Without the hooks that read the tables. */
function filesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: studioDir })
    .filter((file) => !/\/use-[^/]*$/.test(file))
    .toSorted();
}

type Table = { en: unknown; sv: unknown };

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && 'en' in value && 'sv' in value;
}

/** Written the same in both languages. */
const sameInBoth = new Set([
  'Index',
  'Media',
  'Version',
  'Revision',
  'Process',
  'Block',
  'Start',
  'Status',
  'PDF',
  '–',
]);

/** Keys that one language lacks, and sentences that were left in the other. */
function differences(en: unknown, sv: unknown, path = ''): string[] {
  if (typeof en !== typeof sv) return [`${path}: ${typeof en} and ${typeof sv}`];
  if (typeof en === 'string')
    return en === sv && /[a-z]{2}/i.test(en) && !sameInBoth.has(en) ? [`${path}: ${en}`] : [];
  if (typeof en !== 'object' || en === null || typeof sv !== 'object' || sv === null) return [];
  const keys = new Set([...Object.keys(en), ...Object.keys(sv)]);
  return [...keys].flatMap((key) =>
    differences((en as Fields)[key], (sv as Fields)[key], path ? `${path}.${key}` : key),
  );
}

type Fields = Record<string, unknown>;

const spokenAttributes = new Set(['alt', 'aria-label', 'empty', 'heading', 'label', 'placeholder', 'title']);
/** The product's name, and units. */
const notTranslated = new Set(['Forecourt', 'UTC']);

function literalsIn(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && spokenAttributes.has(node.name.getText()))
      if (node.initializer && ts.isStringLiteral(node.initializer)) found.push(node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('view.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found.filter((text) => /\p{L}{2}/u.test(text) && !notTranslated.has(text));
}
