import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allLanguages } from '../../src/shared/sites/languages.ts';
import { messageFiles } from '../messages/message-files.ts';
import { MESSAGE_INDEX, messageIndex } from '../messages/message-index.ts';
import { type LanguageTable, tablesWithout } from './language-tables.ts';
import { missingForLanguage } from './missing-for-language.ts';
import { wordFiles } from './word-files.ts';
import { wordIndices } from './word-index.ts';

const repository = join(import.meta.dirname, '../..');
let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'forecourt-languages-'));
  const filter = (path: string) => statSync(path).isDirectory() || /\.(ts|tsx|json)$/.test(path);
  for (const part of ['src', 'package.json'])
    cpSync(join(repository, part), join(tree, part), { recursive: true, filter });
  symlinkSync(join(repository, 'node_modules'), join(tree, 'node_modules'));
});
afterAll(() => rmSync(tree, { recursive: true }));

test('SITE-15 a sixth language is its files of texts, its formats and its words, and the command lists them', () => {
  const missing = missingForLanguage('da', allLanguages, tree);
  expect(missing).toContain('src/features/kits/messages/cart/da.json is missing');
  for (const feature of ['cars/vocabulary', 'cars/phrase', 'dealers', 'pricing'])
    expect(missing).toContain(`src/features/${feature}/words/da.json is missing`);
  for (const table of ['sites/languages.ts', 'platform/format-number.ts'])
    expect(missing.join('\n')).toMatch(new RegExp(`${table}:\\d+ has an entry for every language but 'da'`));

  for (const { folder, tag, texts } of messageFiles(tree))
    if (tag === 'nb') writeTexts(folder, inDanish(texts));
  for (const { folder, tag } of wordFiles(tree))
    if (tag === 'nb') copyFileSync(join(tree, folder, 'nb.json'), join(tree, folder, 'da.json'));
  for (const table of tablesWithout('da', allLanguages, tree).reverse()) addDanish(table);
  expect(missingForLanguage('da', allLanguages, tree)).toEqual([]);

  const [kits] = messageFiles(tree).filter(({ folder, tag }) => folder.includes('/kits/') && tag === 'da');
  const [first = '', ...rest] = Object.entries(kits?.texts ?? {}).map(([key]) => key);
  writeTexts(kits?.folder ?? '', Object.fromEntries(rest.map((key) => [key, kits?.texts[key] ?? ''])));
  expect(missingForLanguage('da', allLanguages, tree)).toEqual([
    `${kits?.folder}/da.json: ${first} is missing`,
  ]);
  writeTexts(kits?.folder ?? '', kits?.texts ?? {});

  writeFileSync(join(tree, MESSAGE_INDEX), messageIndex(messageFiles(tree)));
  for (const [path, index] of wordIndices(wordFiles(tree))) writeFileSync(join(tree, path), index);
  expect(pageInDanish()).toEqual({
    languages: [...allLanguages, 'da'],
    offered: ['da'],
    text: '3 verksteder med ledige timer (da)',
    inBrowser: '1 verksted med ledige timer (da)',
    date: '2026-11-18',
    money: '1\u00a0234\u00a0€',
    quoted: '«Lund»',
    colour: 'Hvit',
  });
});

/** What a page, an island and a card would show, asked of the changed tree in a process of its own. */
function pageInDanish(): unknown {
  const program = `
    import { textsFor, builtInTexts } from './src/content/publishing/built-in-texts.ts';
    import { wordByCode } from './src/features/cars/vocabulary/word-of.ts';
    import { formatDate, formatMoney } from './src/shared/sites/formats.ts';
    import { formatMessage } from './src/shared/sites/format-message.ts';
    import { allLanguages } from './src/shared/sites/languages.ts';
    import { quoted } from './src/shared/sites/quoted.ts';
    import { createSite } from './src/shared/sites/site.ts';
    const settings = { country: 'SE', hosts: [], languages: [{ code: 'da' }, { code: 'xx' }] };
    console.log(JSON.stringify({
      languages: allLanguages,
      offered: createSite('dk', settings).languages,
      text: textsFor('da')('bookingWorkshopCount', { count: 3 }),
      inBrowser: formatMessage(builtInTexts.da.bookingWorkshopCount, { count: 1 }, 'da'),
      date: formatDate(new Date('2026-11-18T12:00:00Z'), 'da', 'UTC'),
      money: formatMoney(1234, 'EUR', 'da'),
      quoted: quoted('Lund', 'da'),
      colour: wordByCode('car_color', 'white', 'da'),
    }));`;
  const options = { cwd: tree, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], options));
}

function inDanish(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text && `${text} (da)`]));
}

function writeTexts(folder: string, texts: Readonly<Record<string, string>>): void {
  writeFileSync(join(tree, folder, 'da.json'), JSON.stringify(texts, null, 2));
}

/** Danish gets what Norwegian has. Tables of a file are changed from its end, so that earlier ones stay where they are. */
function addDanish({ path, node }: LanguageTable): void {
  const text = readFileSync(join(tree, path), 'utf8');
  const entries: readonly ts.Node[] = ts.isArrayLiteralExpression(node) ? node.elements : node.properties;
  const last = entries.at(-1)?.getEnd() ?? 0;
  writeFileSync(join(tree, path), `${text.slice(0, last)}, ${danishEntry(node)}${text.slice(last)}`);
}

function danishEntry(table: LanguageTable['node']): string {
  if (ts.isArrayLiteralExpression(table)) return "'da'";
  const norwegian = table.properties.find(({ name }) => name?.getText() === 'nb');
  return `da: ${norwegian && ts.isPropertyAssignment(norwegian) ? norwegian.initializer.getText() : 'nb'}`;
}
